import '../../support/running-offer';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { offerPrice, priceParts } from '@/domain/format';
import { money } from '@/domain/money';
import { contactPath, monthlyPlans } from '@/domain/plans';
import { breakEven, cheapestFor, total, volumeOf } from '@/domain/prices';
import PricingPage from '@/pages/pricing/pricing';
import { plans } from '@/site/plans';
import { renderPage, section } from '../../support/render-page';

test('the slider names each amount, its cost, the next break-even, and its plan', () => {
  renderPage(<PricingPage />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /conversations/ });
  expect(screen.queryByText('Fits you'), 'before the visitor says how many').not.toBeInTheDocument();
  let last = 0;
  for (let stop = 0; stop <= Number(slider.max); stop += 1) {
    fireEvent.change(slider, { target: { value: stop } });
    const amount = Number(slider.getAttribute('aria-valuetext')?.replaceAll(/\D/g, ''));
    expect(amount).toBeGreaterThan(last);
    last = amount;
    const cost = cheapestFor(amount);
    const result = within(section('find-plan')).getByRole('status');
    expect(result).toHaveTextContent(money(total(cost)));
    const next = monthlyPlans[monthlyPlans.indexOf(cost.plan) + 1];
    if (next) expect(result).toHaveTextContent(breakEven(cost.plan, next).toLocaleString('en-US'));
    expect(screen.getByText('Fits you').closest('article')).toHaveTextContent(cost.plan.title);
  }
  expect(last).toBeGreaterThan(Math.max(...plans.map(volumeOf)));
});

const yearly = plans.filter((plan) => plan.yearly !== undefined);

test('one switch shows every price by the year, without the offer’s prices', () => {
  renderPage(<PricingPage />);
  for (const plan of plans) expect(section('plans')).toHaveTextContent(`${String(offerPrice(plan))}/month`);
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  const amount = Number(screen.getByRole('slider').getAttribute('aria-valuetext')?.replaceAll(/\D/g, ''));
  const cost = money(total(cheapestFor(amount, 'yearly')));
  expect(within(section('find-plan')).getByRole('status')).toHaveTextContent(cost);
  for (const plan of yearly) {
    const [price, per] = priceParts(plan, 'yearly');
    expect(section('plans')).toHaveTextContent(`${price}${per}`);
    expect(section('compare')).toHaveTextContent(`${price}${per}`);
    expect(section('plans')).not.toHaveTextContent(String(offerPrice(plan)));
    const buttons = within(section('plans')).getAllByRole('link', { name: plan.buttonText });
    expect(buttons[0]).toHaveAttribute('href', contactPath(plan, 'yearly'));
  }
});

test('with an unlimited plan, the slider has an amount and a price at every stop', async () => {
  vi.resetModules();
  const { plans } = await import('@/site/plans');
  for (const plan of plans)
    Object.assign(plan, { conversations: plan === plans.at(-1) ? 'unlimited' : (plan.price ?? 0) * 100 });
  const { default: Page } = await import('@/pages/pricing/pricing');
  renderPage(<Page />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /conversations/ });
  for (let stop = 0; stop <= Number(slider.max); stop += 1) {
    fireEvent.change(slider, { target: { value: stop } });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[\d,]+ conversations/));
    expect(section('find-plan')).not.toHaveTextContent(/NaN|Infinity|∞/);
  }
  expect(screen.getByText('Fits you').closest('article')).toHaveTextContent(plans.at(-1)?.title ?? '');
});
