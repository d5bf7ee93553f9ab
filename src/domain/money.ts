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

/** The amount in what a visitor types, such as "0.99", "$1,200", or "0,99 €", or null. */
export function parseAmount(text: string): number | null {
  const typed = text.replaceAll(/[^\d.,-]/g, '');
  const mark = Math.max(typed.lastIndexOf('.'), typed.lastIndexOf(','));
  const [whole, rest] = [typed.slice(0, Math.max(0, mark)), typed.slice(mark + 1)];
  // A mark before three digits groups thousands, unless at most a zero stands before it.
  const isDecimal = mark >= 0 && (rest.length !== 3 || /^0?$/.test(whole));
  const amount = Number(isDecimal ? `${withoutMarks(whole)}.${rest}` : withoutMarks(typed));
  return typed === '' || Number.isNaN(amount) || amount < 0 ? null : amount;
}

function withoutMarks(digits: string): string {
  return digits.replaceAll(/[.,]/g, '');
}

function roundToCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}
