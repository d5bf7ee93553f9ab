import { currency } from '@/site/brand';
import { withCommas } from '@/site/locale';

/** "$31", "$29.10", or "$1,500". */
export function money(amount: number): string {
  return Number.isInteger(toCents(amount)) ? currency.sign + withCommas(toCents(amount)) : withCents(amount);
}

/** "$31.00" */
export function withCents(amount: number): string {
  return currency.sign + withCommas(toCents(amount).toFixed(2));
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
