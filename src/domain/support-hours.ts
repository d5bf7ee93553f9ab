import { supportHours } from '../site/support-hours';

/** Hours of the day, GMT. */
interface Hours {
  readonly opensAt: number;
  readonly closesAt: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface SupportStatus {
  readonly state: 'open' | 'closed' | 'weekend';
  /** When it closes if it is open, else when it opens next. */
  readonly changesAt: number;
}

export function supportStatus(now: number, hours: Hours = supportHours): SupportStatus {
  const midnight = now - (((now % DAY_MS) + DAY_MS) % DAY_MS);
  const opensAt = midnight + hours.opensAt * HOUR_MS;
  const closesAt = midnight + hours.closesAt * HOUR_MS;
  if (isWorkday(midnight)) {
    if (now < opensAt) return { state: 'closed', changesAt: opensAt };
    if (now < closesAt) return { state: 'open', changesAt: closesAt };
  }
  let next = opensAt + DAY_MS;
  while (!isWorkday(next)) next += DAY_MS;
  return { state: isWorkday(midnight) ? 'closed' : 'weekend', changesAt: next };
}

/** The hours of the current or coming working week, Monday's opening and Friday's opening and closing. */
export function supportWeek(now: number, { opensAt, closesAt }: Hours = supportHours) {
  const midnight = now - (((now % DAY_MS) + DAY_MS) % DAY_MS);
  const thisMonday = midnight - daysSinceMonday(now) * DAY_MS;
  const isOver = now >= thisMonday + 4 * DAY_MS + closesAt * HOUR_MS;
  const monday = isOver ? thisMonday + 7 * DAY_MS : thisMonday;
  const friday = monday + 4 * DAY_MS;
  return {
    first: monday + opensAt * HOUR_MS,
    last: friday + opensAt * HOUR_MS,
    end: friday + closesAt * HOUR_MS,
  };
}

/** The support hours by the clock of a time zone, the visitor's own unless another is asked for. */
export function hoursInZone(now: number, timeZone?: string, week = supportWeek(now)): string {
  const { first, last, end } = week;
  const zone = timeZone === undefined ? {} : { timeZone };
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', ...zone });
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone });
  const nextDay = weekday.format(end) === weekday.format(last) ? '' : ' the next day';
  return `${weekday.format(first)} to ${weekday.format(last)}, ${time.format(last)} to ${time.format(end)}${nextDay}`;
}

/** A duration in days, hours and minutes, rounded up so that the last minute still counts. */
export function timeLeft(ms: number): string {
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

function isWorkday(at: number): boolean {
  return daysSinceMonday(at) < 5;
}

function daysSinceMonday(at: number): number {
  return (new Date(at).getUTCDay() + 6) % 7;
}
