import { withCommas } from '@/lib/numbers';
import { currency } from '@/site/brand';

/** "$31", "$29.10", or "$1,500". */
export function money(amount: number): string {
  return withCents(amount).replace(/\.00$/, '');
}

/** "$31.00" */
export function withCents(amount: number): string {
  return currency.sign + withCommas((Math.round(amount * 100) / 100).toFixed(2));
}
