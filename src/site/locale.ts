/** How dates, times, and numbers are written: 'en-GB', or 'en-DE' for 18:00, 1.000, and 3,75 in English text. */
const locale: string = 'en-US';

/** By hand, because the first `Intl` object of a page takes 10 to 40 ms. Any other locale is asked for its marks. */
const isUS = locale === 'en-US';
const [groupMark, decimalMark] = isUS ? [',', '.'] : ['group', 'decimal'].map(markOf);
const hasTwelveHours = isUS || new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12;

/** "12,500". */
export function withCommas(value: number | string): string {
  const [whole = '', fraction] = String(value).split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, groupMark ?? ',');
  return fraction === undefined ? grouped : `${grouped}${decimalMark ?? '.'}${fraction}`;
}

/** "1 language", "20 languages", "1,000 characters". */
export function amountOf(amount: number, noun: string): string {
  return `${withCommas(amount)} ${noun}${amount === 1 ? '' : 's'}`;
}

/** "9 AM" for 9, "9:30 AM" for 9.5, "12 AM" for 24; or "9:00" and "0:00". */
export function clockTime(time: number): string {
  const hour = Math.floor(time);
  const minutes = `:${String(Math.round((time - hour) * 60)).padStart(2, '0')}`;
  if (!hasTwelveHours) return `${hour % 24}${minutes}`;
  return `${hour % 12 || 12}${minutes === ':00' ? '' : minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

/** "9 AM-6 PM" for 9 and 18, or "9:00–18:00". */
export function hoursText(from: number, to: number): string {
  return [from, to].map(clockTime).join(isUS ? '-' : '–');
}

/** A moment as "9:30 AM", "Thursday", or "Thursday, March 12 at 9:30 AM", in the visitor's time zone or another. */
export function momentText(at: number, as: keyof typeof moments, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, { ...moments[as], ...(timeZone && { timeZone }) }).format(at);
}

const moments = {
  time: { hour: 'numeric', minute: '2-digit' },
  weekday: { weekday: 'long' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  moment: { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function markOf(type: string): string | undefined {
  return new Intl.NumberFormat(locale).formatToParts(12345.6).find((part) => part.type === type)?.value;
}
