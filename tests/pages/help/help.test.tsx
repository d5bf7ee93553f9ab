import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import HelpPage from '@/pages/help/help';
import { facts } from '@/site/facts';
import { contactPath, selfServePlans } from '@/site/plans';
import { supportHours } from '@/site/support-hours';

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
  ['PAYPAL', ['Payment']],
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

test.each(selfServePlans.map((plan) => [plan.title, plan] as const))(
  'the self-serve plan %s shows its price, and Upgrade leads to the contact form',
  (title, plan) => {
    const card = screen.getByRole('heading', { level: 3, name: title }).closest('article');
    expect(card).toHaveTextContent(`${plan.price}${plan.per}`);
    const upgrade = screen.queryByRole('link', { name: `Upgrade: self-serve ${title}` });
    if (plan.upgrade) expect(upgrade).toHaveAttribute('href', contactPath(plan));
    else expect(upgrade).toBeNull();
  },
);

test.each([
  'Card',
  'PayPal',
  'Stripe',
  `${facts.selfServe.moneyBackDays}-day money-back guarantee`,
  supportHours.days,
  supportHours.hours,
])('the page states: %s', (text) => {
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('it says that support is limited at weekends', () => {
  expect(screen.getByText(/^Limited support at weekends/)).toBeInTheDocument();
});

function topics() {
  return screen.getByRole('region', { name: 'Topics' });
}
