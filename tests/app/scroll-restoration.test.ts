import { beforeEach, expect, test, vi } from 'vitest';
import { focusPage, goToTarget } from '@/app/scroll-restoration';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});

test('moves the focus to the section of a fragment, and to the heading of a new page', () => {
  document.body.innerHTML = '<main><h1>Title</h1><section id="terms"></section></main>';
  goToTarget('#terms', 'instant');
  expect(document.activeElement?.id).toBe('terms');
  focusPage();
  expect(document.activeElement?.tagName).toBe('H1');
});
