import { renderHook } from '@testing-library/react';
import * as fc from '../support/fuzz';
import { beforeEach, expect, test } from 'vitest';
import { useStoredFlag } from '@/lib/use-stored-flag';
import { useTheme } from '@/ui/theme-switch';

const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'yes',
    'no',
    'YES',
    ' yes',
    'true',
    '1',
    'light',
    'dark',
    'Dark',
    '"><script>',
    'constructor',
  ),
);

beforeEach(() => localStorage.clear());

test('only the value that this site wrote counts as yes', () => {
  fc.assert(
    fc.property(hostile, (value) => {
      localStorage.setItem('flag', value);
      const { result, unmount } = renderHook(() => useStoredFlag('flag'));
      expect(result.current[0]).toBe(value === 'yes');
      unmount();
    }),
    { numRuns: 100 },
  );
});

test('a theme from another tab is one of the three known ones', () => {
  const { result } = renderHook(() => useTheme());
  fc.assert(
    fc.property(hostile, (value) => {
      localStorage.setItem('theme', value);
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
      const shown = document.documentElement.dataset['theme'];
      expect(shown).toBe(value === 'light' || value === 'dark' ? value : undefined);
      expect(['system', 'light', 'dark']).toContain(result.current[0]);
    }),
    { numRuns: 100 },
  );
});
