import type { SampleId } from './messages';
import { supportHours } from './support-hours';

/** Home's day: the light of each part, and the message that arrives then. In hours of the visitor's clock. */
const dayParts = [
  { from: 20, light: 'night', sample: 'store' },
  { from: 17, light: 'dusk', sample: 'store' },
  { from: 8, light: 'day', sample: 'invoice' },
  { from: 5, light: 'dawn', sample: 'hotel' },
  { from: 0, light: 'night', sample: 'store' },
] as const satisfies readonly { from: number; light: string; sample: SampleId }[];

export const MINUTES_PER_DAY = 24 * 60;

export type DayPart = (typeof dayParts)[number];

export function dayPartAt(minutes: number): DayPart {
  return dayParts.find(({ from }) => minutes >= from * 60) ?? dayParts[0];
}

/** Whether a team that works the sample hours is at its desks. */
export function isOfficeTime(minutes: number): boolean {
  return minutes >= supportHours.opensAt * 60 && minutes < supportHours.closesAt * 60;
}

export function minutesOfDay(date: Date): number {
  return date.getHours() * 60 + date.getMinutes();
}
