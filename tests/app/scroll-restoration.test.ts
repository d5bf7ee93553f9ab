import * as fc from '../support/fuzz';
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

test('any fragment focuses the element with that id or none', () => {
  const ids = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '%', '%E0%A4%A', '"]', "'", '*', '#', 'a b', '\\', 'main', '<img src=x>', '-1', '0'),
  );
  fc.assert(
    fc.property(ids, (id) => {
      document.body.innerHTML = '<main><section></section></main>';
      const section = document.querySelector('section');
      section?.setAttribute('id', id);
      goToTarget(`#${id}`, 'instant');
      const focused = document.activeElement;
      expect(focused === document.body || focused === section).toBe(true);
    }),
    { numRuns: 60 },
  );
});
