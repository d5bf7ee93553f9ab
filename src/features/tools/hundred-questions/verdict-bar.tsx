import { Fragment, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { verdicts, type Verdict } from '@/site/first-run';
import { verdictLabels } from './judge';

export const verdictMarks = {
  first: 'bg-mint',
  among: 'bg-warn',
  declined: 'bg-border-strong',
  missed: 'bg-fg-subtle',
  wrong: 'bg-danger',
} as const satisfies Record<Verdict, string>;

interface VerdictBarProps {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** How the questions came about. */
  readonly children?: ReactNode;
}

/** A mark for each question, in the order of the verdicts, and the numbers. */
export function VerdictBar({ counts, children }: VerdictBarProps) {
  return (
    <div className="grid gap-6">
      <div aria-hidden className="grid grid-cols-25 gap-1 sm:grid-cols-50 sm:gap-1.5">
        {verdicts.map((verdict) => (
          <Fragment key={verdict}>
            {Array.from({ length: counts[verdict] }, (_, index) => (
              <i
                key={index}
                className={classNames('h-6 forced-color-adjust-none rounded-[2px]', verdictMarks[verdict])}
              />
            ))}
          </Fragment>
        ))}
      </div>
      <dl className="grid grid-cols-3 gap-x-4 gap-y-4 sm:grid-cols-5">
        {verdicts.map((verdict) => (
          <div key={verdict} className="flex flex-col-reverse justify-end">
            <dt className="flex items-baseline gap-2 text-sm text-fg-muted">
              <span
                aria-hidden
                className={classNames('size-2 shrink-0 rounded-full', verdictMarks[verdict])}
              />
              <span>{verdictLabels[verdict]}</span>
            </dt>
            <dd translate="no" className="text-h2 font-semibold tabular-nums">
              {counts[verdict]}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
