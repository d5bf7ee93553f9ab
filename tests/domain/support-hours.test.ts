import { expect, test } from 'vitest';
import {
  hoursInZone,
  limitedTimes,
  supportSentences,
  supportStatus,
  weekByHour,
} from '@/domain/support-hours';
import type { SupportHours } from '@/site/support-hours';

/** Hours of their own, so that the owner can change the site's. */
const hours: SupportHours = {
  timeZone: 'Etc/GMT',
  zoneName: 'GMT',
  open: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' }],
  otherDays: 'by email',
};
/** A shop with a lunch break, half hours, a short Saturday, and a holiday on a Friday. */
const shop: SupportHours = {
  timeZone: 'America/New_York',
  zoneName: 'Eastern time',
  open: [
    { days: ['Tuesday', 'Friday'], opens: '08:30', closes: '12:00' },
    { days: ['Tuesday', 'Friday'], opens: '13:00', closes: '24:00' },
    { days: ['Saturday'], opens: '10:00', closes: '14:00' },
  ],
  holidays: ['2026-03-13'],
};

test.each([
  ['Monday before nine', '2026-03-09T08:59:59Z', 'closed', '2026-03-09T09:00:00Z'],
  ['Monday at nine', '2026-03-09T09:00:00Z', 'open', '2026-03-09T18:00:00Z'],
  ['Friday just before six', '2026-03-13T17:59:59Z', 'open', '2026-03-13T18:00:00Z'],
  ['Friday at six', '2026-03-13T18:00:00Z', 'closed', '2026-03-16T09:00:00Z'],
  ['Saturday', '2026-03-14T10:00:00Z', 'limited', '2026-03-16T09:00:00Z'],
])('%s', (_name, now, state, changesAt) => {
  expect(supportStatus(Date.parse(now), hours)).toEqual({ state, changesAt: Date.parse(changesAt) });
});

test.each([
  ['in the lunch break', '2026-03-10T16:30:00Z', 'closed', '2026-03-10T17:00:00Z'],
  ['until midnight', '2026-03-11T03:59:00Z', 'open', '2026-03-11T04:00:00Z'],
  [
    'from Tuesday to Saturday, because Friday is a holiday',
    '2026-03-11T04:00:00Z',
    'closed',
    '2026-03-14T14:00:00Z',
  ],
  ['on the holiday', '2026-03-13T15:00:00Z', 'closed', '2026-03-14T14:00:00Z'],
  ['before the clocks change', '2026-03-06T14:00:00Z', 'open', '2026-03-06T17:00:00Z'],
])('of a shop in New York, %s', (_name, now, state, changesAt) => {
  expect(supportStatus(Date.parse(now), shop)).toEqual({ state, changesAt: Date.parse(changesAt) });
});

test('sentences name the days, the hours, and once the time zone', () => {
  expect(supportSentences(hours)).toBe(
    'Monday to Friday, 9 AM-6 PM GMT. Limited support on weekends: by email.',
  );
  expect(supportSentences(shop)).toBe(
    'Tuesday and Friday, 8:30 AM-12 PM; Tuesday and Friday, 1 PM-12 AM; Saturday, 10 AM-2 PM Eastern time.',
  );
  expect(limitedTimes({ ...shop, otherDays: 'by email' })?.text).toBe(
    'Limited support on Monday, Wednesday, Thursday, and Sunday: by email',
  );
});

test('the week shows a lunch break, and days without hours', () => {
  const [monday, tuesday] = weekByHour(shop).map((day) => day.hours.filter(({ state }) => state === 'open'));
  expect(monday).toEqual([]);
  expect(tuesday?.map(({ hour }) => hour)).toEqual([
    8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
  ]);
});

test.each([
  ['Asia/Kolkata', 'Monday to Friday, 2:30 PM to 11:30 PM'],
  ['Pacific/Auckland', 'Monday to Friday, 10:00 PM to 7:00 AM the next day'],
  ['Pacific/Honolulu', 'Sunday to Thursday, 11:00 PM to 8:00 AM the next day'],
])('by the clock of %s', (zone, words) => {
  expect(hoursIn('2026-03-10T12:00:00Z', zone)).toBe(words);
});

test.each([
  ['Friday before the clocks change', 'America/New_York', '2026-03-06T17:00:00Z', '4:00 AM to 1:00 PM'],
  [
    'Friday evening, when the next week counts',
    'America/New_York',
    '2026-03-06T18:00:00Z',
    '5:00 AM to 2:00 PM',
  ],
  ['Saturday before the clocks change', 'Europe/Berlin', '2026-03-28T12:00:00Z', '11:00 AM to 8:00 PM'],
  ['Sunday on which summer ends', 'Europe/Berlin', '2026-10-25T12:00:00Z', '10:00 AM to 7:00 PM'],
])('%s, %s tells the hours of the week that is or comes', (_name, zone, now, words) => {
  expect(hoursIn(now, zone)).toBe(`Monday to Friday, ${words}`);
});

function hoursIn(now: string, zone: string) {
  const time = Date.parse(now);
  return hoursInZone(time, zone, hours).replaceAll('\u202f', ' ');
}
