import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const init = vi.fn();

beforeEach(() => {
  vi.resetModules();
  vi.doMock('aos', () => ({ default: { init } }));
});

afterEach(() => {
  delete document.documentElement.dataset['reveal'];
});

test('the animation lasts a second and plays once', async () => {
  await start({ reducedMotion: false });
  expect(init).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ duration: 1000, once: true }));
  expect(document.documentElement).toHaveAttribute('data-reveal', 'on');
});

test('moves nothing under reduced motion', async () => {
  await start({ reducedMotion: true });
  expect(init).not.toHaveBeenCalled();
  expect(document.documentElement).not.toHaveAttribute('data-reveal');
});

test('moves nothing when the library fails', async () => {
  init.mockImplementation(() => {
    throw new Error('no library');
  });
  await start({ reducedMotion: false });
  expect(document.documentElement).not.toHaveAttribute('data-reveal');
});

async function start({ reducedMotion }: { reducedMotion: boolean }) {
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  const { startScrollReveal } = await import('@/lib/use-scroll-reveal');
  const started = startScrollReveal().catch(() => undefined);
  window.dispatchEvent(new Event('pointermove'));
  await started;
}
