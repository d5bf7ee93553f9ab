import { LuSearch } from 'react-icons/lu';

/** Looks like the box it opens: typing happens in the overlay, where there is room for the answers. */
export function SearchBox({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+S Meta+S Control+K Meta+K"
      onClick={onOpen}
      className="flex h-10 cursor-text items-center gap-2 rounded-control border border-border-strong bg-surface ps-3 pe-2 text-sm text-fg-subtle transition-colors duration-fast hover:border-fg-muted hover:text-fg xl:w-52"
    >
      <LuSearch aria-hidden className="size-4 shrink-0" />
      <span className="flex-1 text-start">Search</span>
      <kbd
        aria-hidden
        translate="no"
        className="hidden rounded-sm border border-border bg-surface-2 px-1.5 font-mono text-xs xl:block"
      >
        Ctrl S
      </kbd>
    </button>
  );
}
