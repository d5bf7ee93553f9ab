import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { replaceHash } from './address';

/** The open item of a list, kept in sync with the hash of the address. */
export function useOpenByHash(ids: readonly string[]) {
  const { key, hash } = useLocation();
  const named = ids.find((id) => hash === `#${id}`) ?? null;
  const [openId, setOpenId] = useState(named);
  // A hash typed into the address bar keeps the key of the entry, so the key alone would not tell it apart.
  const visit = key + hash;
  const [followed, setFollowed] = useState(visit);

  if (followed !== visit) {
    setFollowed(visit);
    if (named !== null) setOpenId(named);
  }

  const toggle = useCallback(
    (id: string, open: boolean) => {
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
