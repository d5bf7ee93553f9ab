import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
});

test('without the motion library, elements appear and disappear at once', async () => {
  const load = vi.fn<() => object>(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.doMock('@/lib/motion-engine', load);
  const { Appear, Presence, useMotionEngine } = await import('@/lib/motion');
  onTestFinished(() => {
    vi.doUnmock('@/lib/motion-engine');
  });
  function Note({ isShown }: { isShown: boolean }) {
    useMotionEngine();
    return <Presence>{isShown && <Appear>Here</Appear>}</Presence>;
  }
  const { rerender } = render(<Note isShown />);
  fireEvent.click(document.body);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByText('Here')).toBeVisible();
  rerender(<Note isShown={false} />);
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
});

test('the reveal on scroll lasts a second and plays once', async () => {
  const init = vi.fn();
  await reveal(init);
  expect(init).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ duration: 1000, once: true }));
  expect(document.documentElement).toHaveAttribute('data-reveal', 'on');
});

test('under reduced motion, nothing is revealed', async () => {
  const init = vi.fn();
  await reveal(init, { reducedMotion: true });
  expect(init).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveAttribute('data-reveal');
});

test('without the library of the reveal, everything stays in place', async () => {
  await reveal(() => {
    throw new Error('no library');
  });
  expect(document.documentElement).not.toHaveAttribute('data-reveal');
});

async function reveal(init: () => void, { reducedMotion = false } = {}) {
  delete document.documentElement.dataset['reveal'];
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  vi.doMock('aos', () => ({ default: { init } }));
  const { useScrollReveal } = await import('@/lib/motion');
  renderHook(() => useScrollReveal());
  window.dispatchEvent(new Event('pointermove'));
  await vi.dynamicImportSettled();
}
