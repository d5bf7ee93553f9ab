import type { DraftReport } from './analyse-draft';

const indents = ['', 'ps-0', 'ps-4', 'ps-8', 'ps-12', 'ps-16', 'ps-20'] as const;

/** The headings, each as far in as its level. */
export function Outline({ headings }: Pick<DraftReport, 'headings'>) {
  return (
    <ul translate="no" className="space-y-1.5 rounded-input border border-border bg-surface p-4 text-sm">
      {headings.map(({ start, level, text }) => (
        <li key={start} className={`flex gap-3 ${indents[level] ?? ''}`}>
          <span className="font-mono text-xs leading-5.5 text-fg-muted">{`H${level}`}</span>
          <span dir="auto" className="wrap-anywhere">
            {text || '—'}
          </span>
        </li>
      ))}
    </ul>
  );
}
