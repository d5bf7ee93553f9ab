import { supportWeek } from '@/site/support-hours';

/** The support hours by the clock of a time zone, the visitor's own unless another is asked for. */
export function hoursInZone(now: number, timeZone?: string): string {
  const { first, last, end } = supportWeek(now);
  const zone = timeZone === undefined ? {} : { timeZone };
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', ...zone });
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone });
  const nextDay = weekday.format(end) === weekday.format(last) ? '' : ' the next day';
  return `${weekday.format(first)} to ${weekday.format(last)}, ${time.format(last)} to ${time.format(end)}${nextDay}`;
}
