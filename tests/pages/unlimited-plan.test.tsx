import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import PricingPage from '@/pages/pricing/pricing';
import { plans } from '@/site/plans';
import { renderPage, section } from '../support/render-page';

vi.mock(import('@/site/plans'), async (original) => {
  const actual = await original();
  for (const plan of actual.plans)
    Object.assign(plan, {
      conversations: plan === actual.plans.at(-1) ? 'unlimited' : (plan.price ?? 0) * 100,
    });
  return actual;
});

test('with an unlimited plan, the slider has an amount and a price at every stop', () => {
  renderPage(<PricingPage />);
  const slider = screen.getByRole<HTMLInputElement>('slider', { name: /conversations/ });
  for (let stop = 0; stop <= Number(slider.max); stop += 1) {
    fireEvent.change(slider, { target: { value: stop } });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[\d,]+ conversations/));
    expect(section('find-plan')).not.toHaveTextContent(/NaN|Infinity|∞/);
  }
  expect(screen.getByText('Fits you').closest('article')).toHaveTextContent(plans.at(-1)?.title ?? '');
});
