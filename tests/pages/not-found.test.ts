// @vitest-environment node
import { expect, test } from 'vitest';
import { closestPages, readablePath } from '@/pages/not-found';
import { benefits } from '@/site/benefits';
import { features } from '@/site/features';

const removable: readonly { path: string }[] = [...features, ...benefits];

test.each([
  ['/prcing', '/Pricing'],
  ['/FAQ', '/Faqs'],
  ['/about.html', '/About'],
  ...removable.map(({ path }): [string, string] => [`${path.replaceAll('-', '_')}s`, path]),
  ...removable.map(({ path }): [string, string] => [path.replace('/benefits', ''), path]),
])('%s suggests %s first', (address, expected) => {
  expect(closestPages(address).pages[0]?.to.toLowerCase()).toBe(expected.toLowerCase());
});

test('an address without a close match gets the popular pages', () => {
  const { similar, pages } = closestPages('/wp-login/xmlrpc');
  expect(similar).toBe(false);
  expect(pages.length).toBeGreaterThan(3);
});

test('an address is split into words, and a malformed escape does not throw', () => {
  expect(readablePath('/benefits/ai-decision_making.html')).toBe('benefits ai decision making');
  expect(readablePath('/%E0%A4%A')).toBe('e0 a4 a');
});
