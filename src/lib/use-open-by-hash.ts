import { useCallback, useState } from 'react';
import { useHydratedLocation } from './use-hydrated';

/** Sets or removes the hash without a history entry and without scrolling. */
function replaceHash(id: string | null) {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}${id === null ? '' : `#${id}`}`);
}

/** The open item of a list, kept in sync with the hash of the address. Without a hash, `first` is open. */
export function useOpenByHash(ids: readonly string[], first: string | null = null) {
  const { key, hash } = useHydratedLocation();
  const fromHash = ids.find((id) => hash === `#${id}`) ?? null;
  const [openId, setOpenId] = useState(fromHash ?? first);
  // Includes the hash, because typing another one into the address bar does not change the key.
  const entry = key + hash;
  const [appliedEntry, setAppliedEntry] = useState(entry);

  if (appliedEntry !== entry) {
    setAppliedEntry(entry);
    if (fromHash !== null) setOpenId(fromHash);
  }

  const toggle = useCallback(
    (id: string, open: boolean) => {
      // The browser also reports an item that is open from the start.
      if (open && openId === id) return;
      if (open) {
        setOpenId(id);
        replaceHash(id);
      } else if (openId === id) {
        setOpenId(null);
        replaceHash(null);
      }
    },
    [openId],
  );

  return { openId, toggle };
}
