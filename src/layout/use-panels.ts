import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

export type Panel =
  | { readonly kind: 'menu' | 'shortcuts' }
  /** With a question, even an empty one, it is there to be asked about us. */
  | { readonly kind: 'search'; readonly question?: string | undefined };

/** The one thing that lies over the page, if any; every navigation takes it away. */
export function usePanels() {
  const { key } = useLocation();
  const [shown, setShown] = useState<{ panel: Panel; at: string } | null>(null);
  const panel = shown?.at === key ? shown.panel : null;

  const open = useCallback((next: Panel) => setShown({ panel: next, at: key }), [key]);
  const close = useCallback(() => setShown(null), []);
  return { panel, open, close };
}
