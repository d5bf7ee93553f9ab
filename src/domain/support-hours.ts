import { listOf } from '@/lib/number-words';
import { hoursText, momentText } from '@/site/locale';
import { supportHours, weekdays, type OpenHours, type SupportHours } from '@/site/support-hours';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const week: readonly string[] = weekdays;

/** "Monday to Friday" and "9 AM-6 PM". */
export function openTimes({ open }: SupportHours = supportHours) {
  return open.map((row) => ({
    days: daysText(row.days),
    hours: hoursText(hourOf(row.opens), hourOf(row.closes)),
  }));
}

/** "Saturday and Sunday" and "Limited support on weekends: …", or null if the other days are off. */
export function limitedTimes({ open, otherDays }: SupportHours = supportHours) {
  const others = weekdays.filter((day) => open.every(({ days }) => !days.includes(day)));
  if (otherDays === undefined || others.length === 0) return null;
  const days = daysText(others);
  return {
    days,
    text: `Limited support on ${days.replace('Saturday and Sunday', 'weekends')}: ${otherDays}`,
  };
}

/** "Monday to Friday, 9 AM-6 PM GMT". */
export function supportTimes(hours: SupportHours = supportHours): string {
  const times = openTimes(hours).map((row) => `${row.days}, ${row.hours}`);
  return `${times.join('; ')} ${hours.zoneName}`;
}

/** The same, and what the team does on the other days. */
export function supportSentences(hours?: SupportHours): string {
  return [supportTimes(hours), limitedTimes(hours)?.text].flatMap((text) => text ?? []).join('. ') + '.';
}

export interface SupportStatus {
  readonly state: 'open' | 'closed' | 'limited';
  /** When it closes if it is open, else when it opens next. */
  readonly changesAt: number;
}

export function supportStatus(now: number, hours: SupportHours = supportHours): SupportStatus {
  const today = dateOf(now, hours);
  const isWorkday = hours.open.some(({ days }) => days.some((day) => day === weekdayOf(today)));
  const isLimited = hours.otherDays !== undefined && !isWorkday && !isHoliday(today, hours);
  for (let date = today; ; date += DAY_MS) {
    if (isHoliday(date, hours)) continue;
    for (const row of hours.open.filter(({ days }) => days.some((day) => day === weekdayOf(date)))) {
      const { start, end } = periodOn(date, row, hours);
      if (now < start) return { state: isLimited ? 'limited' : 'closed', changesAt: start };
      if (now < end) return { state: 'open', changesAt: end };
    }
  }
}

/** The support hours by the clock of a time zone, the visitor's own unless another is asked for. */
export function hoursInZone(now: number, timeZone?: string, hours: SupportHours = supportHours): string {
  const weekday = (at: number) => momentText(at, 'weekday', timeZone);
  const time = (at: number) => momentText(at, 'time', timeZone);
  return hours.open
    .map((row) => {
      const periods = comingPeriods(now, row, hours);
      const days = daysText(periods.map(({ start }) => weekday(start)));
      const { start, end } = periods.at(-1) ?? { start: now, end: now };
      const nextDay = weekday(end) === weekday(start) ? '' : ' the next day';
      return `${days}, ${time(start)} to ${time(end)}${nextDay}`;
    })
    .join('; ');
}

/** The opening hours of a row in this week, or in the next one once this week's are over. */
function comingPeriods(now: number, row: OpenHours, hours: SupportHours) {
  const today = dateOf(now, hours);
  const monday = today - week.indexOf(weekdayOf(today)) * DAY_MS;
  const periodsFrom = (start: number) =>
    row.days.map((day) => periodOn(start + week.indexOf(day) * DAY_MS, row, hours));
  const periods = periodsFrom(monday);
  return now < (periods.at(-1)?.end ?? 0) ? periods : periodsFrom(monday + 7 * DAY_MS);
}

/** The days of the week, and for each of their 24 hours whether the team is in. */
export function weekByHour({ open, otherDays }: SupportHours = supportHours) {
  return weekdays.map((day) => {
    const rows = open.filter(({ days }) => days.includes(day));
    const state = rows.length > 0 ? 'open' : otherDays === undefined ? 'closed' : 'limited';
    const shown = rows.length > 0 ? rows : open.slice(0, 1);
    const hours = Array.from({ length: 24 }, (_, hour) => {
      const isIn = shown.some(({ opens, closes }) => hourOf(opens) < hour + 1 && hourOf(closes) > hour);
      return { hour, state: isIn ? state : 'closed' } as const;
    });
    return { day, hours };
  });
}

/** "Monday to Friday", "Saturday and Sunday". */
function daysText(days: readonly string[]): string {
  const isRun = days.every((day, index) => index === 0 || day === dayAfter(days[index - 1]));
  return days.length > 2 && isRun ? `${days[0]} to ${days.at(-1)}` : listOf(days);
}

function dayAfter(day = ''): string | undefined {
  return week[(week.indexOf(day) + 1) % week.length];
}

/** A date is its midnight in UTC, whatever the time zone in which it is meant. */
function dateOf(now: number, { timeZone }: SupportHours): number {
  const local = now + offsetAt(now, timeZone);
  return Math.floor(local / DAY_MS) * DAY_MS;
}

function weekdayOf(date: number): string {
  return week[(new Date(date).getUTCDay() + 6) % 7] ?? '';
}

function isHoliday(date: number, { holidays = [] }: SupportHours): boolean {
  return holidays.includes(new Date(date).toISOString().slice(0, 10));
}

function periodOn(date: number, { opens, closes }: OpenHours, { timeZone }: SupportHours) {
  const [start = 0, end = 0] = [opens, closes].map((time) => {
    const local = date + hourOf(time) * HOUR_MS;
    // An hour before the clocks change, the offset differs from the one at the same time in UTC.
    return local - offsetAt(local - offsetAt(local, timeZone), timeZone);
  });
  return { start, end };
}

/** How far the clocks of a time zone are ahead of UTC. */
function offsetAt(at: number, timeZone: string): number {
  const second = at - (at % 1000);
  return Date.parse(`${new Date(second).toLocaleString('sv', { timeZone })}Z`) - second;
}

function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours + minutes / 60;
}
