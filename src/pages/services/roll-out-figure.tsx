import { classNames } from '@/lib/class-names';
import { setUpStages } from '@/site/facts';

const dot = {
  stroke: 'currentColor',
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
} as const;
const DOTS_IN_COLUMN = 5;
const ALL_DOTS = dots(100);

/** A hundred visitors at each stage of the roll-out schedule, as dots. Those who reach the AI are colored. */
export function RollOutFigure() {
  return (
    <div
      data-draw
      className="overflow-hidden rounded-card border border-border bg-surface shadow-raised [print-color-adjust:exact]"
    >
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-border px-5 py-3 font-mono text-xs sm:px-6">
        <span>Your first month</span>
        <span className="text-fg-muted">Visitors who reach your AI</span>
      </p>
      <ol className="divide-y divide-border px-5 sm:px-6">
        {setUpStages.map(({ when, title, visitors }) => (
          <li
            key={when}
            className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_2.75rem] items-center gap-4 py-3.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_2.75rem]"
          >
            <div>
              <p className="font-mono text-xs text-fg-muted">{when}</p>
              <p className="text-sm font-medium">{title}</p>
            </div>
            <svg aria-hidden viewBox="0 0 200 50" className="w-full text-border-strong/50 rtl:-scale-x-100">
              <path d={ALL_DOTS} {...dot} />
              <path
                d={dots(visitors)}
                {...dot}
                className={classNames('message-wave', visitors === 100 ? 'text-mint' : 'text-accent')}
              />
            </svg>
            <p className="text-end text-sm font-medium">{`${visitors}%`}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Columns of dots: each is a dashed line with round caps. */
function dots(count: number): string {
  return Array.from({ length: count / DOTS_IN_COLUMN }, (_, column) => `M${5 + 10 * column} 5v40.1`).join('');
}
