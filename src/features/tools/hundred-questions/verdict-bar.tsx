import { Fragment } from 'react';
import { classNames } from '@/lib/class-names';
import { verdicts, type Verdict } from '@/site/hundred-questions';

export const verdictLooks = {
  right: { label: 'Right', mark: 'bg-mint' },
  closest: { label: 'Closest shown', mark: 'bg-warn' },
  declined: { label: 'Rightly declined', mark: 'bg-border-strong' },
  missed: { label: 'Missed', mark: 'bg-fg-subtle' },
  wrong: { label: 'Wrong', mark: 'bg-danger' },
} as const satisfies Record<Verdict, { readonly label: string; readonly mark: string }>;

interface VerdictBarProps {
  readonly counts: Readonly<Record<Verdict, number>>;
  /** Of the text below the marks. */
  readonly size?: 'h2' | 'h3';
}

/** A mark for each question, in the order of the verdicts, and the four numbers. */
export function VerdictBar({ counts, size = 'h2' }: VerdictBarProps) {
  return (
    <div className="grid gap-6">
      <div aria-hidden className="grid grid-cols-25 gap-1 sm:grid-cols-50 sm:gap-1.5">
        {verdicts.map((verdict) => (
          <Fragment key={verdict}>
            {Array.from({ length: counts[verdict] }, (_, index) => (
              <i
                key={index}
                className={classNames(
                  'h-6 rounded-[2px] forced-colors:border forced-colors:border-[CanvasText]',
                  verdictLooks[verdict].mark,
                )}
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
                className={classNames('size-2 shrink-0 rounded-full', verdictLooks[verdict].mark)}
              />
              <span>{verdictLooks[verdict].label}</span>
            </dt>
            <dd
              translate="no"
              className={classNames('font-semibold tabular-nums', size === 'h2' ? 'text-h2' : 'text-h3')}
            >
              {counts[verdict]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
