import { loadOnce } from '@/lib/load-chunk';
import { logError } from '@/lib/log-error';
import { lazyPanel } from '@/ui/lazy-panel';

/** Loads the parts of the shell that the first screen does not need, all in one chunk. */
export const loadShellParts = loadOnce(() => import('./shell-parts'));

export const menuSheet = lazyPanel(async () => ({ default: (await loadShellParts()).MenuSheet }));
export const dropMenuPanel = lazyPanel(async () => ({ default: (await loadShellParts()).DropMenuPanel }));
export const accountPanel = lazyPanel(async () => ({ default: (await loadShellParts()).AccountPanel }));

/** Loads the panels before they are opened. After a failure, opening one loads it again. */
export async function preloadPanels() {
  await Promise.all([menuSheet, dropMenuPanel, accountPanel].map(({ preload }) => preload())).catch(logError);
}
