/** Stands still while nobody listens, as the clock of a recorder does. */
export interface Clock {
  readonly passedMs: number;
  readonly runsSince: number | null;
}

export function timeOn({ passedMs, runsSince }: Clock, now: number): number {
  return runsSince === null ? passedMs : passedMs + Math.max(0, now - runsSince);
}

export function runClock(clock: Clock, now: number): Clock {
  return clock.runsSince === null ? { ...clock, runsSince: now } : clock;
}

export function stopClock(clock: Clock, now: number): Clock {
  return { passedMs: timeOn(clock, now), runsSince: null };
}

/** 01:05, and 1:01:05 once there are hours. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return (hours > 0 ? [hours, ...rest] : rest).join(':');
}
