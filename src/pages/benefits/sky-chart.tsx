import type { ReactNode } from 'react';

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
  readonly series: readonly { readonly look: keyof typeof looks; readonly shares: readonly number[] }[];
  /** Numbers that stand on the column with this index. */
  readonly marks: readonly {
    readonly column: number;
    readonly share: number;
    readonly value: string;
    readonly name: string;
  }[];
  readonly note: ReactNode;
}

/** Columns as wide as the page's content, behind the roofs of the street. The first and the last go on to the window's edges. */
export function SkyChart({ label, meaning, series, marks, note }: SkyChartProps) {
  const columns = series[0]?.shares.length ?? 1;
  return (
    <figure data-search="example">
      <figcaption className="flex flex-wrap justify-between gap-x-8 gap-y-1 border-t border-border pt-3 text-sm">
        <span className="font-mono text-xs/5.5">{label}</span>
        <span className="text-fg-muted">{note}</span>
      </figcaption>
      <div dir="ltr" className="relative mt-20 h-36 sm:mt-28 sm:h-60">
        <svg
          role="img"
          aria-label={meaning}
          viewBox={`0 0 ${columns} 1`}
          preserveAspectRatio="none"
          strokeWidth="2"
          className="absolute inset-0 -z-20 size-full overflow-visible print:overflow-hidden"
        >
          {series.map(({ look, shares }) => (
            <path key={look} d={outline(shares)} vectorEffect="non-scaling-stroke" className={looks[look]} />
          ))}
        </svg>
        <dl>
          {marks.map(({ column, share, value, name }, index) => (
            <div
              key={name}
              className="absolute flex flex-col-reverse ps-2 pb-1.5 first:ps-0 sm:ps-4 sm:pb-3"
              style={{
                insetInlineStart: `${(column / columns) * 100}%`,
                insetBlockEnd: `${share * 100}%`,
                inlineSize: `${(((marks[index + 1]?.column ?? columns) - column) / columns) * 100}%`,
              }}
            >
              <dt className="text-xs text-fg-muted sm:text-base">{name}</dt>
              <dd className="text-h2 font-semibold lg:text-h1">{value}</dd>
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
