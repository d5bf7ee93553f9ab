export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

type Weekday = (typeof weekdays)[number];

/** By the 24-hour clock: '09:30'. */
type Time = `${number}:${number}`;

export interface OpenHours {
  /** In the order of the week. */
  readonly days: readonly [Weekday, ...Weekday[]];
  readonly opens: Time;
  readonly closes: Time;
}

export interface SupportHours {
  /** Such as 'Europe/Berlin', and how sentences name it. */
  readonly timeZone: string;
  readonly zoneName: string;
  readonly open: readonly [OpenHours, ...OpenHours[]];
  /** What the team still does on the other days of the week, if anything. */
  readonly otherDays?: string;
  /** When the team is off, as yyyy-mm-dd. */
  readonly holidays?: readonly string[];
}

/** When the team answers. src/domain/support-hours.ts makes every sentence about it. */
export const supportHours: SupportHours = {
  timeZone: 'Etc/GMT',
  zoneName: 'GMT',
  open: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '18:00' }],
  otherDays: 'urgent questions only, by email',
};
