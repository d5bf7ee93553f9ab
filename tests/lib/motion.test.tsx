import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

test('without the motion library, elements appear and disappear at once', async () => {
  const load = vi.fn<() => object>(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.resetModules();
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
