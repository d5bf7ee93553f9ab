import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { cheapestPlan, contactPath, monthlyPlans, planOf } from '@/domain/plans';
import { UserProvider } from '@/features/auth/use-user';
import ContactPage from '@/pages/contact';
import PricingPage from '@/pages/pricing/pricing';
import { paths } from '@/site/paths';
import { plans, type Plan } from '@/site/plans';
import { structuredData } from '../../scripts/prerender/structured-data';
import { renderPage, section } from '../support/render-page';

// An owner's plans: one on request, one that is paid once, and the cheapest last. They count pages.
vi.mock(import('@/site/plans'), async (original) => {
  const actual = await original();
  const [basic, pro, enterprise] = actual.plans.map(({ yearly: _yearly, ...plan }) => plan);
  if (!basic || !pro || !enterprise) throw new Error('The sample has three plans.');
  const { conversations: _conversations, ...withoutVolume } = enterprise;
  const plans: readonly [Plan, Plan, ...Plan[]] = [
    { ...withoutVolume, price: null },
    { ...pro, price: 900, per: 'once' },
    basic,
  ];
  const unit = { name: 'pages', overagePer: 100, afterMonth: ' per office', tax: 'Prices are net.' };
  return { ...actual, plans, unit };
});

test('plans keep the owner’s order, each with its own kind of price', () => {
  renderPage(<PricingPage />);
  const cards = within(section('plans')).getAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
    plans.map(({ title }) => title),
  );
  expect(cards[0]).toHaveTextContent('On request');
  expect(cards[1]).toHaveTextContent('$900 once');
  expect(cards[2]).toHaveTextContent('$19/month per office');
  expect(cards[2]).toHaveTextContent('1,000 pages a month');
  expect(section('plans')).toHaveTextContent('Prices are net.');
  expect([cheapestPlan.id, monthlyPlans.map(({ id }) => id)]).toEqual(['basic', ['basic']]);
  expect(screen.queryByRole('slider'), 'one monthly plan has nothing to compare').not.toBeInTheDocument();
});

test('a plan that states no volume promises none', () => {
  renderPage(<PricingPage />);
  const [row] = screen.getAllByRole('row', { name: /^Conversations a month/ });
  expect(row).toHaveTextContent('Conversations a monthAs agreed20,0001,000');
  expect(screen.getByRole('row', { name: /^Extra/ })).toHaveTextContent('$8 per 100');
});

test('a plan without a price is asked for with a proposal', () => {
  render(
    <MemoryRouter initialEntries={[contactPath(planOf('enterprise'))]}>
      <UserProvider user={null}>
        <ContactPage />
      </UserProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('button', { name: 'Ask for a proposal' })).toBeVisible();
  expect(screen.getByText(/send a proposal/)).toBeVisible();
});

test('structured data has each price with its unit, and no plan without a price', () => {
  const text = { name: 'Pricing', heading: 'Pricing', description: 'Plans' };
  const page = { ...text, canonical: '/Pricing', path: paths.pricing, image: null, needsScript: false };
  const parts = structuredData(page, 'https://example.com');
  const products = parts.filter((part) => 'offers' in part);
  expect(JSON.parse(JSON.stringify(products))).toMatchObject([
    { offers: { price: 900 } },
    { offers: { price: 19, priceSpecification: { unitCode: 'MON' } } },
  ]);
});
