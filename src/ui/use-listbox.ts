import { useCallback, useEffect, useId, useState, type KeyboardEvent } from 'react';

const NONE = -1;

export type Listbox = ReturnType<typeof useListbox>;

const optionClass =
  'flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-start hover:bg-surface-2 ' +
  'aria-selected:bg-surface-2 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ring';

/**
 * A combobox: arrow keys in the input move through the options. `shownList` identifies the options shown and resets
 * the selection when it changes. While it differs from `latestList`, newer options are loading: none is active, and an
 * arrow key applies to the newer options.
 */
export function useListbox(count: number, shownList: string, latestList = shownList) {
  const listId = useId();
  const [active, setActive] = useState({ index: NONE, shownList });
  const isShown = shownList === latestList && active.shownList === shownList && active.index < count;
  const activeIndex = isShown ? active.index : NONE;

  const activeId = activeIndex === NONE ? undefined : optionId(listId, activeIndex);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && activeId) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
      return;
    }
    const next = nextIndex(event.key, activeIndex, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive({ index: next, shownList: latestList });
  }

  const optionProps = useCallback(
    (index: number, className: string) => ({
      id: optionId(listId, index),
      role: 'option',
      'aria-selected': index === activeIndex,
      tabIndex: -1,
      className: `${optionClass} ${className}`,
    }),
    [listId, activeIndex],
  );

  return {
    /** For the input, which keeps the focus. */
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': activeId,
      onKeyDown,
    },
    listProps: { role: 'listbox', id: listId },
    optionProps,
  } as const;
}

function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Past either end no option is active. Home and End move the text cursor until an option is active. */
function nextIndex(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : NONE;
    case 'ArrowUp':
      return active === NONE ? count - 1 : active - 1;
    case 'Home':
      return active === NONE ? undefined : 0;
    case 'End':
      return active === NONE ? undefined : count - 1;
    default:
      return undefined;
  }
}
