import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import ServicesPage from '@/pages/services';
import { paths } from '@/site/paths';
import { services } from '@/site/services';
import { solutions } from '@/site/solutions';
import { renderPage, section } from '../support/render-page';

test('every card leads to a block with audience, delivery, example, price and next step', () => {
  const { container } = renderPage(<ServicesPage />);
  for (const { id, title, next } of [...services, ...solutions]) {
    expect(container.querySelector(`a[href="${paths.services}#${id}"]`)).toHaveTextContent(title);
    const block = section(id);
    expect(block.querySelector('h3')).toHaveTextContent(title);
    expect(block.querySelectorAll('dd')).toHaveLength(3);
    expect(block).toHaveTextContent(/\$\d|free/);
    expect(within(block).getByRole('link')).toHaveAttribute('href', next.to);
  }
});

test('links with the same name lead to the same page', () => {
  const targets = new Map<string, string>();
  for (const { next } of [...services, ...solutions]) {
    expect(targets.get(next.label) ?? next.to).toBe(next.to);
    targets.set(next.label, next.to);
  }
});

test('the terms of service end the page', () => {
  const { container } = renderPage(<ServicesPage />);
  expect([...container.querySelectorAll('section')].at(-1)).toBe(section('terms'));
});
