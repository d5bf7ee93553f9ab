import * as fc from '../support/fuzz';
import { beforeEach, expect, test, vi } from 'vitest';
import { goToTarget } from '@/app/scroll-memory';

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

test('focuses the element whose id is in the hash, or none', () => {
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
