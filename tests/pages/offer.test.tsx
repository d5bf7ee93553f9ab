import '../support/running-offer';
import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { offerPrice, planPrice } from '@/domain/format';
import { money } from '@/domain/money';
import { cheapestPlan, contactPath } from '@/domain/plans';
import HomePage from '@/pages/home/home';
import OfferPage from '@/pages/offer';
import PricingPage from '@/pages/pricing/pricing';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { renderPage, section } from '../support/render-page';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});

function endOfferIn(ms: number) {
  localStorage.setItem('offerEndTime', new Date(NOW + ms).toISOString());
}

test('each plan shows its usual price struck through, the reduced one, and leads to the form with both', () => {
  renderPage(<OfferPage />);
  for (const plan of plans) {
    const card = screen
      .getAllByRole('article')
      .find((article) => within(article).queryByRole('heading', { name: plan.title }));
    expect(card).toHaveTextContent(`was ${planPrice(plan)}now ${String(offerPrice(plan))}/month`);
    expect(card?.querySelector('s')).toHaveTextContent(money(plan.price ?? 0));
    expect(card?.querySelector('a')).toHaveAttribute(
      'href',
      expect.stringContaining(plan.checkoutUrl ?? contactPath(plan)),
    );
  }
});

test.each([
  [5 * 86_400, '05Days00Hours00Minutes00Seconds', '04Days23Hours59Minutes59Seconds'],
  [60, '00Days00Hours01Minutes00Seconds', '00Days00Hours00Minutes59Seconds'],
])('%i seconds before the end, and a moment later, without a word being announced', (seconds, now, then) => {
  endOfferIn(seconds * 1000);
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

test('it expires once while the page is open, and the usual prices return', () => {
  endOfferIn(2000);
  renderPage(<OfferPage />);
  expect(screen.queryByText('Offer Expired')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Special Offer In Pricing');
  act(() => void vi.advanceTimersByTime(2100));
  expect(screen.getByRole('status')).toHaveTextContent('Offer Expired');
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent(/offer in/i);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByText(String(offerPrice(cheapestPlan)))).not.toBeInTheDocument();
  expect(screen.getByText(money(cheapestPlan.price))).toBeInTheDocument();
});

const promise = /Order within .* of your first visit/;
const suggested = plans.find(({ recommended }) => recommended) ?? plans[0];

test.each([
  ['Home', HomePage],
  ['Pricing', PricingPage],
])(
  '%s promises the offer, and shows the reduced price below the list price, only while it runs',
  (_name, Page) => {
    endOfferIn(60_000);
    const running = renderPage(<Page />);
    expect(section('plans').querySelector(`a[href="${paths.offer}"]`)).not.toBeNull();
    expect(section('plans')).toHaveTextContent(promise);
    expect(section('plans')).toHaveTextContent(`${planPrice(suggested)}${String(offerPrice(suggested))}`);
    running.unmount();

    endOfferIn(-1000);
    const expired = renderPage(<Page />);
    expect(expired.container).not.toHaveTextContent(promise);
    expect(section('plans')).toHaveTextContent(planPrice(suggested));
    expect(section('plans')).not.toHaveTextContent(String(offerPrice(suggested)));
  },
);

test('a sentence names the list price while the offer runs', () => {
  endOfferIn(60_000);
  renderPage(<HomePage />);
  expect(section('hero')).toHaveTextContent(planPrice(cheapestPlan));
  expect(section('hero')).not.toHaveTextContent(String(offerPrice(cheapestPlan)));
});
