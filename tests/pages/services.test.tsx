import { expect, test } from 'vitest';
import ServicesPage from '@/pages/services';
import { paths } from '@/site/paths';
import { services } from '@/site/services';
import { renderPage, section } from '../support/render-page';

test('an address with the id of a service opens its card, and only that one', () => {
  const id = services.at(-1)?.id ?? '';
  const { container } = renderPage(<ServicesPage />, { at: `${paths.services}#${id}` });
  expect([...container.querySelectorAll('details[open]')]).toEqual([section(id)]);
});
