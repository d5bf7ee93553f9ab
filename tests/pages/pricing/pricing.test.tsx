import '../../support/running-offer';
import { contactPath, numberOf } from '@/domain/plans';
import { breakEven, cheapestFor, monthlyCost, total } from '@/domain/prices';
import { monthlyPrice, offerPrice, priceRows } from '@/domain/format';
import { dollars } from '@/lib/numbers';
import { comparison, plans } from '@/site/plans';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import PricingPage from '@/pages/pricing/pricing';
import { renderPage, section } from '../../support/render-page';

test('the comparison has each plan’s price, button and a value for every row', () => {
  renderPage(<PricingPage />);
  const compare = section('compare');
  const headers = [...compare.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(headers.slice(1)).toEqual(
    plans.map((plan) =>
      expect.stringContaining(`${plan.title}${monthlyPrice(plan)}${offerPrice(plan)}/month`),
    ),
  );
  const rows = [...compare.querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.querySelector('th[scope=row]')?.textContent)).toEqual(
    [...priceRows, ...comparison].map(({ name }) => name),
  );
  for (const row of rows) {
    const cells = [...row.querySelectorAll('td')];
    expect(cells).toHaveLength(plans.length);
    for (const cell of cells) expect(cell).not.toBeEmptyDOMElement();
  }
  const buttons = [...compare.querySelectorAll('tfoot a')].map((link) => link.getAttribute('href'));
  expect(buttons).toEqual(
    plans.map((plan) => expect.stringContaining(plan.checkoutUrl ?? contactPath(plan))),
  );
});

test('the slider names each amount, what it costs and the next break-even, and its plan is marked', () => {
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
    expect(result).toHaveTextContent(dollars(total(cost)));
    expect(result).toHaveTextContent(dollars(total(monthlyCost(cost.plan, amount, { hasOffer: true }))));
    const next = plans[plans.indexOf(cost.plan) + 1];
    if (next) expect(result).toHaveTextContent(breakEven(cost.plan, next).toLocaleString('en-US'));
    expect(screen.getByText('Fits you').closest('article')).toHaveTextContent(cost.plan.title);
  }
  expect(last).toBeGreaterThan(Math.max(...plans.map(({ includes }) => numberOf(includes.conversations))));
});
