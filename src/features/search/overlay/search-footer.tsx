import { Link } from 'react-router-dom';
import type { SearchState } from '../use-search';
import { askPath, searchPath } from '../search';
import { textLinkClass } from '@/ui/text-link';

interface SearchFooterProps {
  readonly asking: boolean;
  readonly state: SearchState;
  readonly onLeave: () => void;
}

const keys = [
  { keys: '↑ ↓', does: 'to choose' },
  { keys: '↵', does: 'to open' },
  { keys: 'Esc', does: 'to close' },
] as const;

export function SearchFooter({ asking, state, onLeave }: SearchFooterProps) {
  const { asked } = state;
  const answer = state.status === 'ready' && asked !== '' ? state.answer : undefined;
  const link = `${textLinkClass} -my-2 py-2`;
  return (
    <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-border px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-sm">
      <p role="status" className="text-fg-muted">
        {answer && <span key={asked}>{countOf(answer.total, answer.exact)}</span>}
      </p>
      {answer && answer.total > 0 && (
        <Link to={asking ? askPath(asked) : searchPath(asked)} onClick={onLeave} className={link}>
          {asking ? 'Ask us instead' : 'See all results'}
        </Link>
      )}
      {!answer && (
        <p aria-hidden className="hidden gap-4 text-xs text-fg-subtle sm:flex">
          {keys.map(({ keys: names, does }) => (
            <span key={names} className="flex items-center gap-1.5">
              <kbd translate="no" className="rounded-sm border border-border bg-surface-2 px-1.5 font-mono">
                {names}
              </kbd>
              <span>{does}</span>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function countOf(total: number, exact: boolean): string {
  if (total === 0) return 'No results';
  const results = total === 1 ? '1 result' : `${total} results`;
  return exact ? results : `${results} with some of your words`;
}
