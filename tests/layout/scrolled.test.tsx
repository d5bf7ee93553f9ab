import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useScrolled } from '@/layout/use-scrolled';

function scrollTo(y: number) {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

test('the bar counts as scrolled past 50 px, not at 50, and not any more on the way back', () => {
  const { result } = renderHook(useScrolled);
  expect(result.current).toBe(false);
  scrollTo(50);
  expect(result.current).toBe(false);
  scrollTo(51);
  expect(result.current).toBe(true);
  scrollTo(0);
  expect(result.current).toBe(false);
});
