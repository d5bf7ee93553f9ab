import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

// Files share a worker and its window, but no modules of the site, no document and no cookies; tests share no clock and no stubs.
vi.resetModules();
if (typeof document !== 'undefined') resetDocument();
// Testing Library sets this on import, which happens once per worker.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
configure({
  // A part that is imported on demand takes longer than a second on a busy machine.
  asyncUtilTimeout: 15_000,
  // Testing Library would add every role of the page and its HTML.
  getElementError: (message) => new Error(message?.split('\n\n', 1)[0]),
});

// Some tests run in Node, which has no storage.
const hasStorage = typeof localStorage !== 'undefined';

beforeEach(async () => {
  if (!hasStorage) return;
  const { alerts } = await import('@/ui/alerts');
  alerts.set([]);
  localStorage.clear();
  sessionStorage.clear();
  // jsdom prints an error instead of scrolling.
  window.scrollTo = () => undefined;
  // jsdom has no media queries; a test that needs one stubs its own.
  window.matchMedia ??= noMatch;
  // jsdom runs no animations.
  document.getAnimations = () => [];
  // jsdom sends no beacons; the test of the error reports replaces this.
  navigator.sendBeacon = () => true;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function resetDocument() {
  const { documentElement: root, head, body } = document;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0; path=/`;
}

function noMatch(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}
