import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import PricingPage from '@/pages/pricing/pricing-page';
import { plans } from '@/site/plans';

beforeEach(() => {
  render(
    <MemoryRouter>
      <PricingPage />
    </MemoryRouter>,
  );
});

test.each([
  ['Basic', '$19/month', 'Get Started', '/contact?plan=basic'],
  ['Pro', '$49/month', 'Subscribe Now', '/contact?plan=pro'],
  ['Enterprise', '$99/month', 'Contact Us', '/contact?plan=enterprise'],
])('%s costs %s, and its button brings it along', (title, price, button, href) => {
  const cards = screen
    .getAllByRole('article')
    .filter(
      (card) =>
        within(card).queryByRole('heading', { name: new RegExp(`^${title}( ?, row by row)?$`) }) !== null,
    );
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    expect(card).toHaveTextContent(price);
    expect(within(card).getByRole('link', { name: new RegExp(`^${button}`) })).toHaveAttribute('href', href);
  }
  const column = screen.getByRole('columnheader', { name: new RegExp(`^${title}`) });
  expect(column).toHaveTextContent(price);
  expect(column).toHaveAttribute('scope', 'col');
});

test('only Pro is the most popular one', () => {
  expect(screen.getByText('Most popular').closest('article')).toHaveTextContent('$49/month');
});

test('every row of the comparison is named and says something of each plan', () => {
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  for (const row of rows) {
    expect(within(row).getByRole('rowheader')).toHaveAttribute('scope', 'row');
    const cells = within(row).getAllByRole('cell');
    expect(cells).toHaveLength(plans.length);
    for (const cell of cells) expect(cell).not.toBeEmptyDOMElement();
  }
});

test('Your Own Offer leads to the offer', () => {
  expect(screen.getByRole('link', { name: 'Your Own Offer' })).toHaveAttribute('href', '/Offer');
});
