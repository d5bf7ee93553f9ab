import { clockTime } from '@/lib/numbers';
import { supportHours } from '@/site/support-hours';

interface HourCount {
  readonly ai: number;
  readonly team: number;
}

const COLUMN = 50;
/** Of one email, with the gap to the next. */
const ROW = 14;
const GAP = 4;
const HOURS = 24;

/** A block for each email of a week, stacked by the hour at which it came: the team's below, the AI's above. */
export function EmailsByHour({ byHour }: { byHour: readonly HourCount[] }) {
  const highest = Math.max(...byHour.map(({ ai, team }) => ai + team));
  const height = highest * ROW;
  const width = HOURS * COLUMN;
  const { opensAt, closesAt } = supportHours;
  const evening = byHour.slice(closesAt);
  const all = evening.reduce((sum, { ai, team }) => sum + ai + team, 0);
  const ai = evening.reduce((sum, hour) => sum + hour.ai, 0);

  /** Dashes along a line for each hour: a dash is an email. */
  function path(countOf: (hour: HourCount) => number, below: (hour: HourCount) => number) {
    return byHour
      .map(
        (hour, index) => `M${(index + 0.5) * COLUMN} ${height - below(hour) * ROW}v-${countOf(hour) * ROW}`,
      )
      .join('');
  }

  return (
    <figure>
      <p className="text-sm text-balance max-sm:hidden max-lg:mb-3 lg:ms-[38.5%] lg:-mb-16 lg:w-[27%]">
        {`Open ${clockTime(opensAt)} to ${clockTime(closesAt)}. ${all} messages come later, and AI answers ${ai} of them within a minute.`}
      </p>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        fill="none"
        aria-hidden
        className="h-32 w-full overflow-visible sm:h-56 lg:h-72 rtl:-scale-x-100"
      >
        <rect
          x={opensAt * COLUMN}
          width={(closesAt - opensAt) * COLUMN}
          height={height}
          className="fill-fg/5"
        />
        <g strokeWidth={COLUMN - 14} strokeDasharray={`${ROW - GAP} ${GAP}`}>
          <path
            d={path(
              ({ team }) => team,
              () => 0,
            )}
            className="stroke-mint"
          />
          <path
            d={path(
              ({ ai }) => ai,
              ({ team }) => team,
            )}
            className="stroke-chat-ink"
          />
        </g>
      </svg>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-fg/25 py-3 text-xs text-fg-muted">
        <span aria-hidden translate="no" className="flex basis-full justify-between">
          <span>12 AM</span>
          <span>6 AM</span>
          <span>Noon</span>
          <span>6 PM</span>
          <span>12 AM</span>
        </span>
        <span>A week’s messages, by hour</span>
        <span className="flex gap-x-4">
          <Key look="bg-chat-ink">AI</Key>
          <Key look="bg-mint">Team</Key>
        </span>
      </figcaption>
    </figure>
  );
}

function Key({ look, children }: { look: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`size-2.5 rounded-sm ${look}`} />
      <span>{children}</span>
    </span>
  );
}
