import '../../support/running-offer';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/site/paths';
import { renderPage } from '../../support/render-page';

beforeEach(() => {
  // Each test is a new visit: nothing is left in memory.
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
});

async function visit(at = '/') {
  const { OfferBar } = await import('@/features/offer/offer-bar');
  return renderPage(
    <>
      <OfferBar />
      <main tabIndex={-1} />
    </>,
    { at },
  );
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('once dismissed it stays hidden, and focus moves to the page', async () => {
  const { unmount } = await visit();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the offer' }));
  expect(screen.queryByRole('link', { name: /% off/ })).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();
  vi.resetModules();
  await visit();
  expect(screen.queryByRole('link', { name: /% off/ })).not.toBeInTheDocument();
});

test('it is hidden on the offer page', async () => {
  await visit(paths.offer.toLowerCase());
  expect(screen.queryByRole('link', { name: /% off/ })).not.toBeInTheDocument();
});

test('it goes when the offer ends in an open tab', async () => {
  vi.useFakeTimers();
  localStorage.setItem('offerEndTime', new Date(Date.now() + 3000).toISOString());
  await visit();
  pass(2000);
  expect(screen.getByRole('link', { name: /% off/ })).toBeVisible();
  pass(1001);
  expect(screen.queryByRole('link', { name: /% off/ })).not.toBeInTheDocument();
});
