import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OfferPage from '@/pages/offer';
import { renderPage } from '../support/render-page';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the headline is complete from the start', () => {
  renderPage(<OfferPage />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Special Offer In Pricing$/);
});

test.each([
  ['Basic', '$19', '$17.10', '/contact?plan=basic&offer=10'],
  ['Pro', '$49', '$44.10', '/contact?plan=pro&offer=10'],
  ['Enterprise', '$99', '$89.10', '/contact?plan=enterprise&offer=10'],
])('%s was %s and is %s', (title, was, now, href) => {
  renderPage(<OfferPage />);
  const card = screen
    .getAllByRole('article')
    .find((article) => within(article).queryByRole('heading', { name: title }));
  expect(card).toHaveTextContent(`was ${was}/monthnow ${now}/month`);
  expect(card?.querySelector('s')).toHaveTextContent(was);
  expect(card?.querySelector('a')).toHaveAttribute('href', href);
});

test.each([
  [5 * 86_400, '05Days00Hours00Minutes00Seconds', '04Days23Hours59Minutes59Seconds'],
  [86_400, '01Days00Hours00Minutes00Seconds', '00Days23Hours59Minutes59Seconds'],
  [3600, '00Days01Hours00Minutes00Seconds', '00Days00Hours59Minutes59Seconds'],
  [60, '00Days00Hours01Minutes00Seconds', '00Days00Hours00Minutes59Seconds'],
])('%i seconds before the end, and a moment later, without a word being announced', (seconds, now, then) => {
  localStorage.setItem('offerEndTime', new Date(NOW + seconds * 1000).toISOString());
  renderPage(<OfferPage />);
  expect(screen.getByRole('timer')).toHaveTextContent(now);
  // Whole seconds are rounded down, so one millisecond later a new one has begun.
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('timer')).toHaveTextContent(then);
  act(() => void vi.advanceTimersByTime(999));
  expect(screen.getByRole('timer')).toHaveTextContent(then);
  expect(screen.getByRole('timer').closest('[aria-live]')).toBeNull();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('the end is also given as a date', () => {
  localStorage.setItem('offerEndTime', '2026-03-12T12:00:00.000Z');
  renderPage(<OfferPage />);
  const end = screen.getByRole('time');
  expect(end).toHaveAttribute('datetime', '2026-03-12T12:00:00.000Z');
  expect(end).toHaveTextContent(/^Thursday, March 12/);
});

test('it expires once while the page is open, and the usual prices return', () => {
  localStorage.setItem('offerEndTime', new Date(NOW + 2000).toISOString());
  renderPage(<OfferPage />);
  expect(screen.queryByText('Offer Expired')).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(2100));
  expect(screen.getByRole('status')).toHaveTextContent('Offer Expired');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByText('$17.10')).not.toBeInTheDocument();
  expect(screen.getByText('$19')).toBeInTheDocument();
});

test('no timer runs after leaving the page', () => {
  const { unmount } = renderPage(<OfferPage />);
  unmount();
  vi.advanceTimersByTime(0);
  expect(vi.getTimerCount()).toBe(0);
});
