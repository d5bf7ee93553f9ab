import { reloadPage } from './page';
import { readForVisit, writeForVisit } from './storage';

const KEY = 'reloaded-builds';
/** The file name of the code that runs carries a hash, which names the build. */
const build = import.meta.url;
/** Never settles: nothing should be shown in the moment before the page goes. */
let leaving: Promise<never> | null = null;

/**
 * Loads a part of the site. A part that is gone because a newer version was deployed brings that version in: by one
 * reload for each build, so that it can never loop, and not while something typed would be lost by it.
 */
export function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  return load().catch((error: unknown) => {
    if (leaving) return leaving;
    if (!navigator.onLine || hasUnsentText() || !rememberReload()) throw error;
    leaving = new Promise<never>(() => undefined);
    reloadPage();
    return leaving;
  });
}

/**
 * Asks once, and again only after a failure: what has arrived is handed out at once, so that React need not show a
 * placeholder for it, which then stays for a while.
 */
export function askOnce<Chunk>(load: () => Promise<Chunk>): () => Promise<Chunk> {
  let chunk: Promise<Chunk> | undefined;
  return () =>
    (chunk ??= load().catch((error: unknown) => {
      chunk = undefined;
      throw error;
    }));
}

/** False when this build was reloaded before, or when that could not be remembered. */
function rememberReload(): boolean {
  const builds = readForVisit(KEY)?.split(' ') ?? [];
  return !builds.includes(build) && writeForVisit(KEY, [...builds, build].join(' '));
}

function hasUnsentText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) => field.type !== 'hidden' && field.value !== field.defaultValue);
}
