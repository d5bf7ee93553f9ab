import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const LIMIT_MS = 10_000;

/** Waits for something in the page, such as a frame, which a busy browser may never give. */
export async function within<T>(what: string, wait: Promise<T>, limitMs = LIMIT_MS): Promise<T> {
  const end = new AbortController();
  const limit = setTimeout(limitMs, undefined, { signal: end.signal }).then(() => {
    throw new Error(`${what} took longer than ${limitMs / 1000} seconds.`);
  });
  try {
    return await Promise.race([wait, limit]);
  } finally {
    limit.catch(() => undefined);
    end.abort();
  }
}

/** Two frames, after which the last change is on screen. */
export function nextFrames(page: Page): Promise<void> {
  const frames = page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  return within('A frame of the page', frames);
}

export function fontsLoaded(page: Page): Promise<void> {
  const loaded = page.evaluate(() => document.fonts.ready.then(() => undefined));
  return within('Loading the fonts', loaded);
}
