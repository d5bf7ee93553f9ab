import { memo } from 'react';
import type { Finding, Place, Weight } from './findings';

const VISIBLE_PLACES = 3;

interface FindingListProps {
  readonly findings: readonly Finding[];
}

/** Findings with quotes of the places they refer to. */
export const FindingList = memo(function FindingList({ findings }: FindingListProps) {
  return (
    <>
      <p className="mb-4 font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">
        What gives it away
      </p>
      <ul className="gap-x-10 lg:columns-2">
        {findings.map(({ id, weight, title, advice, places, count }) => (
          <li key={id} className="break-inside-avoid border-t border-border py-4">
            <div className="flex items-baseline justify-between gap-4">
              <h4 className="font-semibold">{title}</h4>
              <span className={`shrink-0 text-xs font-medium ${looks[weight].tone}`}>
                {looks[weight].label}
              </span>
            </div>
            <p className="mt-1 text-sm text-fg-muted">{advice}</p>
            <Places places={places.slice(0, VISIBLE_PLACES)} />
            {places.length > VISIBLE_PLACES && (
              <details className="mt-2">
                <summary className="cursor-pointer py-1 text-sm text-accent-fg">
                  <span
                    key={count}
                  >{`Show ${Math.min(count, places.length) - VISIBLE_PLACES} more of ${count}`}</span>
                </summary>
                <Places places={places.slice(VISIBLE_PLACES)} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
});

function Places({ places }: { places: readonly Place[] }) {
  return (
    <ul className="mt-2 space-y-2">
      {places.map(({ start, before, marked, after, where, note }) => (
        <li key={`${start}${marked}${note}`} className="border-s-2 border-border ps-3 text-sm">
          <p translate="no" dir="auto" className="wrap-anywhere">
            {before}
            <mark className="rounded-sm border-b-2 border-accent bg-accent-soft box-decoration-clone font-medium text-fg">
              {marked}
            </mark>
            {after}
          </p>
          <p className="flex flex-wrap gap-x-2 text-xs text-fg-muted">
            <span className="font-mono">{where}</span>
            {note !== undefined && <span className="wrap-anywhere">{note}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

const looks = {
  1: { label: 'Slight', tone: 'text-fg-muted' },
  2: { label: 'Clear', tone: 'text-warn' },
  3: { label: 'Strong', tone: 'text-danger' },
} as const satisfies Record<Weight, object>;
