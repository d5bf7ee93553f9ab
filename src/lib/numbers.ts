// By hand, because the first `Intl` object of a page, such as `Intl.NumberFormat`, takes 10 to 40 ms.

/** "12,500". */
export function withCommas(value: number | string): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
}

/** "$31", "$29.10", or "$1,500". */
export function dollars(amount: number): string {
  const cents = (Math.round(amount * 100) / 100).toFixed(2);
  return `$${withCommas(cents).replace(/\.00$/, '')}`;
}

/** "9 AM" for 9, "12 AM" for 24. */
export function clockTime(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
