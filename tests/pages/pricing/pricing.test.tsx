import { expect, test } from 'vitest';
import PricingPage from '@/pages/pricing/pricing';
import { comparison, contactPath, monthlyPrice, plans } from '@/site/plans';
import { renderPage, section } from '../../support/render-page';

test('the comparison has each plan’s price, button and a value for every row', () => {
  renderPage(<PricingPage />);
  const compare = section('compare');
  const headers = [...compare.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  expect(headers.slice(1)).toEqual(
    plans.map((plan) => expect.stringContaining(`${plan.title}was ${monthlyPrice(plan)}`)),
  );
  const rows = [...compare.querySelectorAll('tbody tr')];
  expect(rows.map((row) => row.querySelector('th[scope=row]')?.textContent)).toEqual(
    comparison.map(({ name }) => name),
  );
  for (const row of rows) {
    const cells = [...row.querySelectorAll('td')];
    expect(cells).toHaveLength(plans.length);
    for (const cell of cells) expect(cell).not.toBeEmptyDOMElement();
  }
  const buttons = [...compare.querySelectorAll('tfoot a')].map((link) => link.getAttribute('href'));
  expect(buttons).toEqual(plans.map((plan) => contactPath(plan)));
});
