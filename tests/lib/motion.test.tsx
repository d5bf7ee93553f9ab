import { fireEvent, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';

test('without the motion library, elements appear and disappear at once', async () => {
  const load = vi.fn<() => object>(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.resetModules();
  vi.doMock('@/lib/motion-engine', load);
  const { Appear, MotionRoot, Presence } = await import('@/lib/motion');
  onTestFinished(() => {
    vi.doUnmock('@/lib/motion-engine');
  });
  const { rerender } = render(
    <MotionRoot>
      <Presence>
        <Appear role="note">Here</Appear>
      </Presence>
    </MotionRoot>,
  );
  fireEvent.click(document.body);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(screen.getByRole('note')).toBeVisible();
  rerender(
    <MotionRoot>
      <Presence>{false}</Presence>
    </MotionRoot>,
  );
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
