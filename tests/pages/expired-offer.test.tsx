import '../support/running-offer';
import { expect, test } from 'vitest';
import { offerPrice, planPrice } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import HomePage from '@/pages/home/home';
import PricingPage from '@/pages/pricing/pricing';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { renderPage, section } from '../support/render-page';

const promise = new RegExp(`${offer.percent}% off`);

test.each([
  ['Home', HomePage],
  ['Pricing', PricingPage],
])('%s promises the offer only while it runs', (_name, Page) => {
  endOfferIn(60_000);
  const running = renderPage(<Page />);
  expect(section('plans').querySelector(`a[href="${paths.offer}"]`)).not.toBeNull();
  expect(section('plans')).toHaveTextContent(promise);
  running.unmount();

  endOfferIn(-1000);
  const expired = renderPage(<Page />);
  expect(expired.container).not.toHaveTextContent(promise);
});

const suggested = plans.find(({ recommended }) => recommended) ?? plans[0];

test('the suggested plan shows the reduced price below the list price only while the offer runs, a sentence never does', () => {
  endOfferIn(60_000);
  const running = renderPage(<HomePage />);
  expect(section('plans')).toHaveTextContent(`${planPrice(suggested)}${String(offerPrice(suggested))}`);
  expect(section('hero')).toHaveTextContent(planPrice(cheapestPlan));
  expect(section('hero')).not.toHaveTextContent(String(offerPrice(cheapestPlan)));
  running.unmount();

  endOfferIn(-1000);
  renderPage(<HomePage />);
  expect(section('plans')).toHaveTextContent(planPrice(suggested));
  expect(section('plans')).not.toHaveTextContent(String(offerPrice(suggested)));
});

function endOfferIn(ms: number) {
  localStorage.setItem('offerEndTime', new Date(Date.now() + ms).toISOString());
}
