import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { canonicalPath } from '@/app/routes';
import { pagePaths, renderPage } from '@/entry-server';
import { footerColumns, offerLink } from '@/site/navigation';
import { paths } from '@/site/paths';
import { questions } from '@/site/questions';
import { hostingConfig } from '../../scripts/lib/hosting.ts';
import { deployedSite } from '../support/deployed-site';

// An owner without self-serve plans, the translator, the newsletter, an offer, test questions, or a night on Home.
vi.mock(import('@/site/brand'), async (original) => {
  const { brand, ...rest } = await original();
  return { ...rest, brand: Object.assign(brand, { translation: false, newsletter: false }) };
});
vi.mock(import('@/site/offer'), async (original) => ({
  ...(await original()),
  offer: { enabled: false, percent: 37, days: 5, months: 12 },
}));
vi.mock(import('@/site/first-run'), async (original) => ({
  ...(await original()),
  firstRun: null,
}));
vi.mock(import('@/site/plans'), async (original) => ({ ...(await original()), selfServePlans: [] }));
vi.mock(import('@/site/shop'), async (original) => ({ ...(await original()), night: null }));

/** The HTML and the text of each page, and the answers to questions. */
const texts = new Map<string, string>();

beforeAll(async () => {
  await Promise.all(
    pagePaths.map(async (path) => {
      const { body } = await renderPage(path);
      texts.set(path, `${body}\n${body.replaceAll(/<[^>]*>/g, '')}`);
    }),
  );
  texts.set('the headers', JSON.stringify(hostingConfig(deployedSite, { indexHtml: '' })));
  for (const { question, answer, to } of questions) texts.set(question, `${answer} href="${to}"`);
}, 240_000);

test.each([
  ['the translator', /Google Translate|language menu|Language: English|translate\.google/],
  ['the newsletter', /newsletter/i],
  ['the self-serve plans', /#subscription|free app/],
  ['the offer', new RegExp(`"${paths.offer}"|37%`)],
  ['the test questions', /100 questions|#hundred|id="(?:hundred|proof)"/i],
  ['a missing word', /\bnull\b|\b(?:on|with) [.,:]|: \./],
])('no page, link, or answer has a trace of %s', (_, trace) => {
  const found = [...texts].filter(([, text]) => trace.test(text)).map(([place]) => place);
  expect(found).toEqual([]);
});

test('nothing leads to the page of the offer', () => {
  expect(canonicalPath(paths.offer)).toBeNull();
  expect(offerLink).toBeNull();
  expect(footerColumns.flatMap(({ links }) => links).map(({ to }) => to)).not.toContain(paths.offer);
});

test('the policy names only the tools that the site has', async () => {
  vi.resetModules();
  const { toolLinks } = await import('@/site/navigation');
  for (const tool of ['translation', 'chatbot']) Reflect.deleteProperty(toolLinks, tool);
  const { default: PrivacyPage } = await import('@/pages/privacy/privacy');
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PrivacyPage />
    </MemoryRouter>,
  );
  expect(html).toContain('What you say in live captions');
  expect(html).not.toMatch(/languages you translate between|in the AI assistant|Message on Home/);
});
