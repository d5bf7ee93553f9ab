import { memo, type MouseEvent } from 'react';
import { LuCornerDownLeft } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import type { SearchGroup } from './search-engine';
import { SearchHitText } from './search-results';

interface SearchListboxProps {
  readonly groups: readonly SearchGroup[];
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly activeIndex: number;
  readonly onLeave: () => void;
}

/** Memoized, because typing renders the overlay before the hits change. */
export const SearchListbox = memo(function SearchListbox({
  groups,
  listId,
  optionId,
  activeIndex,
  onLeave,
}: SearchListboxProps) {
  const firsts = groups.map((_, at) => groups.slice(0, at).flatMap(({ hits }) => hits).length);
  function leave(event: MouseEvent) {
    // With a modifier key the link opens in another tab or window, so the search stays open.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) onLeave();
  }

  return (
    <div
      role="listbox"
      id={listId}
      aria-label="Results"
      className="grid min-h-0 flex-1 auto-rows-max grid-cols-1 gap-4 overflow-y-auto overscroll-contain p-2 sm:p-3"
    >
      {groups.map(({ path, title, hits }, groupAt) => (
        <div key={path} role="group" aria-label={title}>
          <p aria-hidden className="px-3 pt-1 pb-1.5 font-mono text-xs text-fg-subtle">
            {title}
          </p>
          {hits.map(({ id, to, heading, text }, at) => {
            const index = (firsts[groupAt] ?? 0) + at;
            return (
              <Link
                key={id}
                id={optionId(index)}
                role="option"
                aria-selected={index === activeIndex}
                tabIndex={-1}
                to={to}
                onClick={leave}
                className="group flex scroll-my-10 items-center gap-3 rounded-input px-3 py-2.5 hover:bg-surface-2 aria-selected:bg-surface-2 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ring"
              >
                <span className="min-w-0 flex-1">
                  <SearchHitText heading={heading} text={text} />
                </span>
                <LuCornerDownLeft
                  aria-hidden
                  className="size-4 shrink-0 text-fg-subtle opacity-0 group-hover:opacity-100 group-aria-selected:opacity-100 rtl:-scale-x-100"
                />
              </Link>
            );
          })}
        </div>
      ))}
    </div>
  );
});
