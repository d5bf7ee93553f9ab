import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import PricingPage from '@/pages/pricing';
import { contactPath, monthlyPrice, plans } from '@/site/plans';
import { renderPage, section } from '../support/render-page';

beforeEach(() => renderPage(<PricingPage />));

test.each(plans)('the column of $title has its price and leads to the contact form', (plan) => {
  const column = screen.getByRole('columnheader', { name: new RegExp(`^${plan.title}`) });
  expect(column).toHaveTextContent(monthlyPrice(plan));
  expect(column).toHaveAttribute('scope', 'col');
  const links = within(section('compare')).getAllByRole('link', { name: new RegExp(plan.title) });
  for (const link of links) expect(link).toHaveAttribute('href', contactPath(plan));
});

test('every row of the comparison has a name and a value for each plan', () => {
  const table = screen.getByRole('table', { name: /plan includes/ });
  const [, ...rows] = within(table).getAllByRole('row');
  for (const row of rows) {
    expect(within(row).getByRole('rowheader')).toHaveAttribute('scope', 'row');
    const cells = within(row).getAllByRole('cell');
    expect(cells).toHaveLength(plans.length);
    for (const cell of cells) expect(cell).not.toBeEmptyDOMElement();
  }
});
