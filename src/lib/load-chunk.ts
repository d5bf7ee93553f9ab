import { type ComponentType, createElement, lazy, useState } from 'react';
import { reloadPage } from './page';
import { sendReport } from './report-error';
import { readSessionItem, writeSessionItem } from './storage';
import { RELOADED_BUILDS_KEY } from '@/lib/storage-keys';

/** Suggests a reload, because some browsers cache a failed import until then. */
export const LOAD_FAILED =
  'This didn’t load. Check your connection and try again. If that doesn’t help, reload the page.';

/** Identifies the build by the hash in this chunk's file name. */
const build = import.meta.url;
/** Shows nothing else while the page reloads or is left. */
const NEVER = new Promise<never>(() => undefined);
let isReloading = false;
const failedLoads = new Set<() => void>();

/**
 * Loads a chunk. A chunk that is missing after a deploy reloads the page to get the new build: once per build, so
 * that it cannot loop, and never over text that the visitor typed.
 */
export function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  // The build renders pages in Node.
  if (typeof window === 'undefined') return load();
  const controller = new AbortController();
  let isLeaving = false;
  // Only for the time of the load, because Firefox does not cache pages with such a listener for going back.
  window.addEventListener('beforeunload', () => (isLeaving = true), { signal: controller.signal });
  return load().then(
    (chunk) => {
      controller.abort();
      return chunk;
    },
    (error: unknown) => {
      controller.abort();
      // Firefox rejects imports while the page is being left. A reload would stop that.
      if (isReloading || isLeaving) return NEVER;
      if (!navigator.onLine || hasTypedText() || !rememberReload()) {
        sendReport(error);
        throw error;
      }
      isReloading = true;
      reloadPage();
      return NEVER;
    },
  );
}

/** Caches a successful load, also to read it at once; a failed one is retried. */
export function loadOnce<Chunk>(load: () => Promise<Chunk>) {
  let chunk: Promise<Chunk> | undefined;
  let loaded: Chunk | undefined;
  function loadCached(): Promise<Chunk> {
    chunk ??= load().then(
      (found) => (loaded = found),
      (error: unknown) => {
        chunk = undefined;
        throw error;
      },
    );
    return chunk;
  }
  return Object.assign(loadCached, { loaded: () => loaded });
}

interface LazyModule<Props> {
  readonly default: ComponentType<Props>;
}

/**
 * Like `React.lazy`, which caches a failed load forever, but loads again after `retryFailedLoads`. What is `loaded`
 * renders at once: a prerendered page that waited for its code could be updated before it has hydrated, and React would
 * replace it.
 */
export function retryableLazy<Props extends object>(
  load: () => Promise<LazyModule<Props>>,
  loaded?: () => LazyModule<Props> | undefined,
): ComponentType<Props> {
  let Lazy = attempt();

  function attempt() {
    return lazy(() =>
      loadChunk(load).catch((error: unknown) => {
        failedLoads.add(() => {
          Lazy = attempt();
        });
        throw error;
      }),
    );
  }
  return function RetryableLazy(props: Props) {
    // Chosen once, because another type would remount the component.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded?.()?.default ?? Lazy);
    return createElement(Chosen, props);
  };
}

/** Call it when the visitor leaves an error screen. */
export function retryFailedLoads() {
  for (const reset of failedLoads) reset();
  failedLoads.clear();
}

/** Records the reload. Returns false if this build was reloaded before or storage is blocked. */
function rememberReload(): boolean {
  const builds = readSessionItem(RELOADED_BUILDS_KEY)?.split(' ') ?? [];
  return !builds.includes(build) && writeSessionItem(RELOADED_BUILDS_KEY, [...builds, build].join(' '));
}

/**
 * Whether a field holds text that a reload would lose. Search fields do not count: their text is short or in the
 * address. The text cannot be compared with `defaultValue`, because React keeps that equal to `value`.
 */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=hidden], [type=search], [inputmode=search], [type=checkbox], [type=radio], [type=range])',
  );
  return [...fields].some((field) => field.value.trim() !== '');
}
