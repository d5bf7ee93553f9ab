import { useCallback, useEffect, useId, useState, type KeyboardEvent } from 'react';

const NONE = -1;

interface Listbox {
  readonly listId: string;
  /** The option that the arrow keys are on; none until one is pressed. */
  readonly activeIndex: number;
  readonly optionId: (index: number) => string;
  /** For the input that keeps the focus meanwhile. */
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
 * An input that steers a list of options below it. Whenever `listed` changes the steering starts anew. While the list
 * that is `wanted` is still on its way nothing is active, and the first step already counts for that list.
 */
export function useListbox(count: number, listed: string, wanted = listed): Listbox {
  const listId = useId();
  const optionId = useCallback((index: number) => `${listId}-${index}`, [listId]);
  const [active, setActive] = useState({ index: NONE, listed });
  const isThere = listed === wanted && active.listed === listed && active.index < count;
  const activeIndex = isThere ? active.index : NONE;

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
    setActive({ index: next, listed: wanted });
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

/** Beyond either end lies the input itself. Home and End are the cursor's until an option is active. */
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
