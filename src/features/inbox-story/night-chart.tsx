import { scorecard } from '@/site/scorecard';

const COLUMN = 18;
const ROW = 5;
const { nightHours: night, week } = scorecard;
const highest = Math.max(...night.map(({ ai, team }) => ai + team));

/** The messages of a week's nights, by the hour at which they came: the AI's below, the team's above. */
export function NightChart() {
  const height = highest * ROW;
  return (
    <div className="story-part story-chart">
      <p>Messages at night, in a week</p>
      <p className="flex flex-wrap gap-x-4 font-medium">
        <span className="text-accent-fg">{`${week.night.ai} answered by AI`}</span>
        <span className="text-mint">{`${week.night.team} by the team`}</span>
      </p>
      <svg
        aria-hidden
        viewBox={`0 0 ${night.length * COLUMN} ${height}`}
        fill="none"
        preserveAspectRatio="none"
        className="rtl:-scale-x-100"
      >
        <path d={bars(height, ({ ai }) => [0, ai])} strokeWidth={COLUMN - 5} className="stroke-accent" />
        <path
          d={bars(height, ({ ai, team }) => [ai, ai + team])}
          strokeWidth={COLUMN - 5}
          className="stroke-mint"
        />
      </svg>
      <p translate="no" className="flex justify-between">
        <span>6 PM</span>
        <span>9 AM</span>
      </p>
    </div>
  );
}

type Hour = (typeof night)[number];

function bars(height: number, rangeOf: (hour: Hour) => readonly [from: number, to: number]): string {
  return night
    .map((hour, index) => {
      const [from, to] = rangeOf(hour);
      return `M${(index + 0.5) * COLUMN} ${height - from * ROW}V${height - to * ROW}`;
    })
    .join('');
}
