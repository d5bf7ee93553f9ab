import type { CSSProperties } from 'react';
import { showSampleMessage } from '@/features/message-demo';
import { classNames } from '@/lib/class-names';
import { dayPartAt, isOfficeTime, MINUTES_PER_DAY } from '@/site/day';
import { supportHours } from '@/site/support-hours';
import { arc } from '@/ui/arc';
import { chooseMinutes, useDaylight } from './daylight';

const STEP_MINUTES = 15;
/** Where the dot waits until the clock is read: in the evening, when no team answers. */
const PRERENDERED_MINUTES = 21 * 60 + 15;

/** Phones only have room for those in the middle. */
const labels = [
  { hours: 0, text: '12 AM', isWide: true },
  { hours: 6, text: '6 AM', isWide: false },
  { hours: 12, text: 'Noon', isWide: false },
  { hours: 18, text: '6 PM', isWide: false },
  { hours: 24, text: '12 AM', isWide: true },
] as const;

/** A range over 24 hours, drawn as an arc. It sets the light of the hero, the message, and who answers it. */
export function DayArc() {
  const chosen = useDaylight();
  const minutes = chosen ?? PRERENDERED_MINUTES;
  const isOpen = isOfficeTime(minutes);

  function choose(next: number) {
    const { sample } = dayPartAt(next);
    if (sample !== dayPartAt(minutes).sample) showSampleMessage(sample);
    chooseMinutes(next);
  }

  return (
    <div className="relative mx-auto w-full max-w-225 [container-type:inline-size]">
      <input
        type="range"
        aria-label="Time of day"
        min={0}
        max={MINUTES_PER_DAY - STEP_MINUTES}
        step={STEP_MINUTES}
        value={minutes}
        aria-valuetext={`${clock(minutes)}: ${isOpen ? 'your team is in' : 'the assistant answers'}`}
        onChange={(event) => choose(event.currentTarget.valueAsNumber)}
        className="peer absolute inset-x-0 top-0 z-10 h-[max(12cqw,3rem)] w-full cursor-ew-resize [touch-action:pan-y] opacity-0"
      />
      <svg
        viewBox={arc.viewBox}
        fill="none"
        aria-hidden
        className="w-full overflow-visible *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
      >
        <path d={arc.path} strokeWidth="1.5" className="stroke-fg/30" />
        <path d={arc.ticks} strokeWidth="1.5" className="stroke-fg/40" />
        <path
          d={arc.segment(supportHours.opensAt / 24, supportHours.closesAt / 24)}
          strokeWidth="5"
          strokeLinecap="round"
          className="stroke-mint"
        />
      </svg>
      <ul aria-hidden className="text-xs text-fg-muted" translate="no">
        {labels.map(({ hours, text, isWide }) => (
          <li
            key={hours}
            style={arc.labelPlace(hours / 24)}
            className={classNames(
              'absolute -translate-x-1/2 whitespace-nowrap rtl:translate-x-1/2',
              isWide && 'max-sm:hidden',
            )}
          >
            {text}
          </li>
        ))}
      </ul>
      <span
        aria-hidden
        style={dotStyle(minutes / MINUTES_PER_DAY)}
        className={classNames(
          'absolute start-1/2 -ms-3.25 size-6.5 -translate-y-1/2 rotate-(--angle) rounded-full border-4 border-bg ring-2 ring-fg transition-[rotate] duration-slower ease-out peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-ring rtl:-rotate-(--angle)',
          isOpen ? 'bg-mint' : 'bg-accent',
        )}
      />
      <div className="pointer-events-none mt-1 min-h-18 text-center text-sm text-fg-muted sm:-mt-[4.6cqw] sm:min-h-13">
        {chosen !== undefined && (
          <>
            <p className="text-h4 font-semibold text-fg" translate="no">
              {clock(minutes)}
            </p>
            <p className="text-balance">
              <span>
                {isOpen
                  ? 'Your team is in. AI answers first, and hands off what needs them.'
                  : `Your team is off. AI answers, and leaves the rest for ${hour(supportHours.opensAt)}.`}
              </span>
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** Turns around the center of the arc, so that a transition follows it. */
function dotStyle(share: number): CSSProperties & Record<'--angle', string> {
  return {
    '--angle': `${arc.angle(share).toFixed(2)}deg`,
    top: arc.top,
    transformOrigin: `50% calc(50% + ${arc.radius})`,
  };
}

function clock(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

function hour(hours: number): string {
  return `${hours % 12 || 12} ${hours % 24 < 12 ? 'AM' : 'PM'}`;
}
