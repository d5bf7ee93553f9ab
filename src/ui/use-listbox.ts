import { useCallback, useEffect, useId, useState, type KeyboardEvent } from 'react';

const NONE = -1;

interface Listbox {
  readonly listId: string;
  /** The option selected with the arrow keys, or -1. */
  readonly activeIndex: number;
  readonly optionId: (index: number) => string;
  /** For the input, which keeps the focus. */
  readonly inputProps: {
    readonly role: 'combobox';
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    readonly 'aria-activedescendant': string | undefined;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * A combobox: arrow keys in the input move through the options. `shownList` identifies the options shown and resets
 * the selection when it changes. While it differs from `latestList`, newer options are loading: none is active, and an
 * arrow key applies to the newer options.
 */
export function useListbox(count: number, shownList: string, latestList = shownList): Listbox {
  const listId = useId();
  const optionId = useCallback((index: number) => `${listId}-${index}`, [listId]);
  const [active, setActive] = useState({ index: NONE, shownList });
  const isShown = shownList === latestList && active.shownList === shownList && active.index < count;
  const activeIndex = isShown ? active.index : NONE;

  useEffect(() => {
    if (activeIndex !== NONE)
      document.getElementById(optionId(activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [activeIndex, optionId]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && activeIndex !== NONE) {
      event.preventDefault();
      document.getElementById(optionId(activeIndex))?.click();
      return;
    }
    const next = nextIndex(event.key, activeIndex, count);
    if (next === undefined) return;
    event.preventDefault();
    setActive({ index: next, shownList: latestList });
  }

  return {
    listId,
    activeIndex,
    optionId,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': count > 0 ? listId : undefined,
      'aria-activedescendant': activeIndex === NONE ? undefined : optionId(activeIndex),
      onKeyDown,
    },
  };
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
