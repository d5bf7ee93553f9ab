import { currency } from '@/site/brand';
import { withCommas } from '@/site/locale';

/** "$31", "$29.10", or "$1,500". */
export function money(amount: number): string {
  const rounded = roundToCents(amount);
  return Number.isInteger(rounded) ? currency.sign + withCommas(rounded) : withCents(amount);
}

/** "$31.00" */
export function withCents(amount: number): string {
  return currency.sign + withCommas(roundToCents(amount).toFixed(2));
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
