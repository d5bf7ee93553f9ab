import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import HelpPage from '@/pages/help/help';

beforeEach(() => {
  render(
    <MemoryRouter>
      <HelpPage />
    </MemoryRouter>,
  );
});

test('every topic is an anchor of this page, and what it names can take the focus', () => {
  const links = within(topics()).getAllByRole('link');
  expect(links).toHaveLength(7);
  for (const link of links) {
    const id = link.getAttribute('href')?.slice(1) ?? '';
    const target = document.getElementById(id);
    expect(target, id).toBeInTheDocument();
    target?.focus();
    expect(target, id).toHaveFocus();
  }
});

test.each([
  ['refund', ['Money back']],
  ['pass', ['Account and sign-in']],
  ['PAYPAL', ['Paying']],
  ['zzz', []],
])('filtering by %s', async (query, titles) => {
  await userEvent.type(screen.getByLabelText('Filter the topics'), query);
  expect(screen.getByText(`${titles.length} of 7 topics`)).toBeInTheDocument();
  for (const title of titles) expect(within(topics()).getByText(title)).toBeInTheDocument();
});

test('a filter that finds nothing offers all of them again', async () => {
  await userEvent.type(screen.getByLabelText('Filter the topics'), 'zzz');
  await userEvent.click(screen.getByRole('button', { name: 'Show all topics' }));
  expect(within(topics()).getAllByRole('link')).toHaveLength(7);
});

test.each([
  ['Basic', 'Free'],
  ['Pro', '$19.99/month'],
  ['Enterprise', 'Custom pricing'],
])('the self-serve plan %s costs: %s', (title, price) => {
  const card = screen.getByRole('heading', { level: 3, name: title }).closest('article');
  expect(card).toHaveTextContent(price);
});

test.each(['Card', 'PayPal', 'Stripe', '7-day money-back guarantee', 'Monday to Friday', '9 AM-6 PM GMT'])(
  'it says: %s',
  (text) => {
    expect(screen.getByText(text)).toBeInTheDocument();
  },
);

test('it says that support is limited at weekends', () => {
  expect(screen.getByText(/^Limited support at weekends/)).toBeInTheDocument();
});

function topics() {
  return screen.getByRole('region', { name: 'Topics' });
}
