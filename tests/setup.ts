import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Some tests run in Node, which has no storage.
const hasStorage = typeof localStorage !== 'undefined';

beforeEach(() => {
  if (!hasStorage) return;
  localStorage.clear();
  sessionStorage.clear();
  // jsdom prints an error instead of scrolling.
  window.scrollTo = () => undefined;
});

afterEach(cleanup);
