import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

const looks = {
  front: 'fill-(--low) stroke-sun print:fill-none',
  back: 'fill-[color-mix(in_oklab,var(--low)_45%,var(--high))] stroke-fg-muted print:fill-none',
  line: 'fill-none stroke-fg-muted [stroke-dasharray:6_5]',
} as const;

interface SkyChartProps {
  readonly label: string;
  /** The same for screen readers, with its numbers. */
  readonly meaning: string;
  /** From back to front: the height of each column, as a share of the highest possible. */
  readonly series: readonly {
    readonly look: keyof typeof looks;
    /** At the end of the line. */
    readonly name?: string;
    readonly shares: readonly number[];
  }[];
  /** Numbers of the front line that stand above the column with this index. */
  readonly marks: readonly {
    readonly column: number;
    /** At least the height of the line there. */
    readonly share: number;
    readonly value: string;
    readonly name: string;
  }[];
  readonly note: ReactNode;
}

/** Columns as wide as the page's content. The first and the last go on to the window's edges. */
export function SkyChart({ label, meaning, series, marks, note }: SkyChartProps) {
  const front = series.at(-1)?.shares ?? [];
  const columns = front.length;
  return (
    <figure data-search="example">
      <figcaption className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-border pt-3 text-sm">
        <span className="text-label font-semibold">{label}</span>
        <span className="text-fg-muted">{note}</span>
      </figcaption>
      <div dir="ltr" className="relative mt-20 h-36 sm:mt-24 sm:h-60">
        <svg
          role="img"
          aria-label={meaning}
          viewBox={`0 0 ${columns} 1`}
          preserveAspectRatio="none"
          strokeWidth="2"
          className="absolute inset-0 -z-10 size-full overflow-visible print:overflow-hidden"
        >
          {series.map(({ look, shares }) => (
            <path key={look} d={outline(shares)} vectorEffect="non-scaling-stroke" className={looks[look]} />
          ))}
        </svg>
        <svg aria-hidden className="absolute inset-0 -z-10 size-full overflow-visible">
          {marks.map(({ column, name }) => (
            <circle
              key={name}
              cx={`${(column / columns) * 100}%`}
              cy={`${(1 - (front[column] ?? 0)) * 100}%`}
              r="3"
              className="translate-x-3 fill-sun sm:translate-x-5"
            />
          ))}
        </svg>
        {series.map(
          ({ look, name, shares }) =>
            name !== undefined && (
              <p
                key={name}
                aria-hidden
                className={classNames(
                  'absolute end-0 py-1 text-xs sm:text-sm',
                  look === 'front' && 'translate-y-full',
                )}
                style={{ insetBlockEnd: `${(shares.at(-1) ?? 0) * 100}%` }}
              >
                {name}
              </p>
            ),
        )}
        <dl>
          {marks.map(({ column, share, value, name }, index) => (
            <div
              key={name}
              className="absolute flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-2 ps-2 pb-2 last:max-sm:ps-1 sm:ps-4"
              style={{
                insetInlineStart: `${(column / columns) * 100}%`,
                insetBlockEnd: `${share * 100}%`,
                inlineSize: `${(((marks[index + 1]?.column ?? columns) - column) / columns) * 100}%`,
              }}
            >
              <dt className="text-xs text-fg-muted sm:text-base">{name}</dt>
              <dd className="text-h2 leading-none font-semibold lg:text-h1 lg:leading-none">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </figure>
  );
}

/** The tops of the columns, and far below and beside them the rest of the outline. */
function outline(shares: readonly number[]): string {
  const tops = shares.map((share, column) => `V${(1 - share).toFixed(3)}H${column + 1}`);
  return `M-9 9${tops.join('')}h9V9z`;
}
