import { supportWeek } from '@/site/support-hours';

const MINUTE_MS = 60_000;

/** The support hours by the clock of a time zone, the visitor's own unless another is asked for. */
export function hoursInZone(now: number, timeZone?: string): string {
  const { first, last, end } = supportWeek(now);
  const zone = timeZone === undefined ? {} : { timeZone };
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', ...zone });
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone });
  const nextDay = weekday.format(end) === weekday.format(last) ? '' : ' the next day';
  return `${weekday.format(first)} to ${weekday.format(last)}, ${time.format(last)} to ${time.format(end)}${nextDay}`;
}

/** A duration in days, hours and minutes, rounded up so that the last minute still counts. */
export function durationText(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  const parts = [
    { amount: Math.floor(minutes / (24 * 60)), unit: 'd' },
    { amount: Math.floor(minutes / 60) % 24, unit: 'h' },
    { amount: minutes % 60, unit: 'min' },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, unit }) => `${amount} ${unit}`)
    .join(' ');
}
