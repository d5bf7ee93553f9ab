import type { ComponentProps } from 'react';
import { LuMessageCircle, LuSearch, LuX } from 'react-icons/lu';
import { LONGEST_QUERY } from '@/site/search';

interface SearchHeaderProps extends ComponentProps<'input'> {
  readonly asking: boolean;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onClose: () => void;
}

export function SearchHeader({ asking, query, onQuery, onClose, ...inputProps }: SearchHeaderProps) {
  const Icon = asking ? LuMessageCircle : LuSearch;
  const label = asking ? 'Ask a question about us' : 'Search the site';
  return (
    <div className="flex items-center gap-3 border-b border-border ps-4 pe-2 has-[input:focus-visible]:border-ring sm:ps-5">
      <Icon aria-hidden className="size-5 shrink-0 text-fg-subtle" />
      <input
        {...inputProps}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        value={query}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => onQuery(target.value)}
        className="h-16 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-fg-subtle"
      />
      <button
        type="button"
        aria-label="Close search"
        onClick={onClose}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-fg-muted transition-colors duration-fast hover:bg-surface-2 hover:text-fg"
      >
        <LuX aria-hidden className="size-5" />
      </button>
    </div>
  );
}
