import '../../support/running-offer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../support/render-page';

beforeEach(() => {
  // Each test is a new visit: nothing is left in memory.
  vi.resetModules();
});

async function visit(at = '/') {
  const { OfferBar } = await import('@/features/offer/offer-bar');
  return renderPage(
    <>
      <OfferBar />
      <main />
    </>,
    { at },
  );
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

test('an expired offer is not announced', async () => {
  localStorage.setItem('offerEndTime', '2020-01-01T00:00:00.000Z');
  await visit();
  expect(screen.queryByRole('link', { name: /% off/ })).not.toBeInTheDocument();
});

test('it is hidden on the offer page', async () => {
  await visit('/offer');
  expect(screen.queryByRole('link', { name: /% off/ })).not.toBeInTheDocument();
});
