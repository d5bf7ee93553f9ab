import { memo, type MouseEvent, type ReactNode } from 'react';
import { LuCornerDownLeft } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import type { SiteAnswer } from '@/features/reader';
import type { SearchGroup } from './search-engine';
import { DirectAnswerText, SearchHitText } from './search-results';

interface SearchListboxProps {
  readonly groups: readonly SearchGroup[];
  /** Shown as the first option. */
  readonly direct: SiteAnswer | undefined;
  readonly listId: string;
  readonly optionId: (index: number) => string;
  readonly activeIndex: number;
  readonly onLeave: () => void;
}

/** Memoized: a keystroke rerenders the overlay before the hits change. */
export const SearchListbox = memo(function SearchListbox({
  groups,
  direct,
  listId,
  optionId,
  activeIndex,
  onLeave,
}: SearchListboxProps) {
  const answers = direct ? 1 : 0;
  const firsts = groups.map((_, at) => answers + groups.slice(0, at).flatMap(({ hits }) => hits).length);
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
      {direct && (
        <OptionGroup title="Answer">
          {option(0, direct.to, 'answer', <DirectAnswerText {...direct} />)}
        </OptionGroup>
      )}
      {groups.map(({ path, title, hits }, groupAt) => (
        <OptionGroup key={path} title={title}>
          {hits.map(({ id, to, heading, text }, at) =>
            option((firsts[groupAt] ?? 0) + at, to, id, <SearchHitText heading={heading} text={text} />),
          )}
        </OptionGroup>
      ))}
    </div>
  );

  function option(index: number, to: string, key: string | number, children: ReactNode) {
    return (
      <Link
        key={key}
        id={optionId(index)}
        role="option"
        aria-selected={index === activeIndex}
        tabIndex={-1}
        to={to}
        onClick={leave}
        className="group flex scroll-my-10 items-center gap-3 rounded-control px-3 py-2.5 hover:bg-surface-2 aria-selected:bg-surface-2 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ring"
      >
        <span className="min-w-0 flex-1">{children}</span>
        <LuCornerDownLeft
          aria-hidden
          className="size-4 shrink-0 text-fg-subtle opacity-0 group-hover:opacity-100 group-aria-selected:opacity-100 rtl:-scale-x-100"
        />
      </Link>
    );
  }
});

function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <p aria-hidden className="px-3 pt-1 pb-1.5 font-mono text-xs text-fg-subtle">
        {title}
      </p>
      {children}
    </div>
  );
}
