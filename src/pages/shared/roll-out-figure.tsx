import { setUpStages } from '@/site/facts';

const dot = {
  stroke: 'currentColor',
  strokeWidth: 6,
  strokeLinecap: 'round',
  strokeDasharray: '0 10',
} as const;
const DOTS = dotRows(10);

/** The lower rows of a grid of ten by ten dots: each row is a dashed line with round caps. */
function dotRows(count: number): string {
  return Array.from({ length: count }, (_, row) => `M5 ${95 - 10 * row}h90.1`).join('');
}

/** A hundred visitors at each stage of the roll-out schedule, as dots. Those who reach the AI are colored. */
export function RollOutFigure() {
  return (
    <div className="overflow-hidden rounded-card border border-border bg-surface shadow-raised [print-color-adjust:exact]">
      <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-b border-border px-5 py-3 font-mono text-xs sm:px-6">
        <span>Your first month</span>
        <span className="text-fg-muted">Visitors who reach your AI</span>
      </p>
      <ol className="grid grid-cols-5 gap-2 p-5 sm:gap-3 sm:p-6">
        {setUpStages.map(({ when, title, visitors }) => (
          <li key={when} className="min-w-0 text-xs sm:text-sm">
            <p className="font-mono text-base font-medium sm:text-h4">{`${visitors}%`}</p>
            <svg aria-hidden viewBox="0 0 100 100" className="mt-3 text-border-strong/60">
              <path d={DOTS} {...dot} />
              {visitors > 0 && (
                <path
                  d={dotRows(visitors / 10)}
                  {...dot}
                  className={visitors === 100 ? 'text-mint' : 'text-accent'}
                />
              )}
            </svg>
            <p className="mt-4 font-mono text-xs text-fg-muted">{when}</p>
            <p className="mt-1 font-medium">{title}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
