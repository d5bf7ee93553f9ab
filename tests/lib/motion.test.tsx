import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Appear, MotionRoot, Presence } from '@/lib/motion';

test('without the motion library, elements appear and disappear at once', async () => {
  const offline = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const after = () => offline;
  const site = (open: boolean) => (
    <MotionRoot after={after}>
      <Presence>{open && <Appear role="note">Here</Appear>}</Presence>
    </MotionRoot>
  );
  const { rerender } = render(site(true));
  await expect(offline).rejects.toThrow();
  expect(screen.getByRole('note')).toBeVisible();
  rerender(site(false));
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
