import { formatScore } from './format';
import type { ScoredRow } from './report';

interface ExtremesProps {
  readonly title: string;
  readonly rows: readonly ScoredRow[];
  /** Said when there are none. */
  readonly none: string;
}

/** The rows that lie furthest out on one side. */
export function Extremes({ title, rows, none }: ExtremesProps) {
  return (
    <div className="min-w-0 p-5 sm:p-6">
      <h4 className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">{title}</h4>
      {rows.length === 0 ? (
        <p className="mt-3 text-sm text-fg-muted">{none}</p>
      ) : (
        <ol className="mt-1 divide-y divide-border">
          {rows.map(({ number, text, score }) => (
            <li key={number} className="grid grid-cols-[3.5rem_1fr] gap-x-3 py-3 text-sm">
              <p
                translate="no"
                className={`font-mono tabular-nums ${score > 0 ? 'text-mint' : 'text-danger'}`}
              >
                {formatScore(score)}
              </p>
              <div className="min-w-0">
                <p translate="no" dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
                  {text}
                </p>
                <p className="mt-1 font-mono text-xs text-fg-subtle">{`Row ${number}`}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
