import { within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { servicePrice } from '@/domain/format';
import ServicesPage from '@/pages/services';
import { paths } from '@/site/paths';
import { services } from '@/site/services';
import { solutions } from '@/site/solutions';
import { renderPage, section } from '../support/render-page';

/** Prices are the usual ones once the offer has ended. */
beforeEach(() => localStorage.setItem('offerEndTime', new Date(0).toISOString()));

test('every card names its price and holds audience, delivery, and next step', () => {
  renderPage(<ServicesPage />);
  for (const { id, title, price, next } of [...services, ...solutions]) {
    const block = section(id);
    expect(block.querySelector('h3')).toHaveTextContent(title);
    expect(block.querySelectorAll('dd')).toHaveLength(2);
    expect(block.querySelector('summary')).toHaveTextContent(servicePrice(price));
    expect(within(block).getByRole('link', { hidden: true })).toHaveAttribute('href', next.to);
  }
});

test('an address with the id of a service opens its card, and only that one', () => {
  const id = services.at(-1)?.id ?? '';
  const { container } = renderPage(<ServicesPage />, { at: `${paths.services}#${id}` });
  expect([...container.querySelectorAll('details[open]')]).toEqual([section(id)]);
});
