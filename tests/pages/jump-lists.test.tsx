import { expect, test } from 'vitest';
import FeaturesPage from '@/pages/features/features';
import ServicesPage from '@/pages/services';
import { renderPage, section } from '../support/render-page';

test.each([
  ['Features', FeaturesPage],
  ['Services', ServicesPage],
])('the links at the top of %s lead to sections of the page', (_name, Page) => {
  const { container } = renderPage(<Page />);
  const links = [...container.querySelectorAll('#overview a')];
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(section(link.getAttribute('href')?.split('#')[1] ?? '')).toBeVisible();
});
