// @ts-check
import { sellingRecipes } from './selling-recipes.mjs';

/**
 * @typedef {object} Edit
 * @property {string} file
 * @property {string | RegExp} [find] text to replace; without it, `replace` becomes the whole file
 * @property {string} [replace]
 * @property {string} [copyFrom] a file to copy instead
 *
 * @typedef {object} Recipe
 * @property {string} name
 * @property {readonly Edit[]} edits
 * @property {readonly string[]} [checks] bodies of end-to-end tests that see the result
 * @property {readonly string[]} [gone] texts that are not in the built files any more
 * @property {readonly string[]} [present] texts that are in the built files
 * @property {boolean} [together] part of the combined run
 */

/** Turns off the specification tests, which pin the sample's prices and counts. @type {readonly Edit[]} */
export const firstStep = [{ file: 'src/site/brand.ts', find: 'isSample: true', replace: 'isSample: false' }];

/** The recipes of the README and of docs/recipes.md, as edits. @type {readonly Recipe[]} */
export const recipes = [
  {
    name: 'brand',
    edits: [
      { file: 'src/site/brand.ts', find: "name: 'Lumenary'", replace: "name: 'Nordlicht'" },
      { file: 'src/site/brand.ts', find: "legalName: 'Lumenary AI'", replace: "legalName: 'Nordlicht GmbH'" },
    ],
    checks: [
      `await page.goto('/');
await expect(page).toHaveTitle(/Nordlicht/);
await expect(page.getByRole('contentinfo')).toContainText('Nordlicht GmbH');
await expect(page.locator('body')).not.toContainText('Lumenary');`,
    ],
    gone: ['lumenary'],
    together: true,
  },
  {
    name: 'colors',
    edits: [
      color('accent', '#0b6b4f', '#4ec9a0'),
      color('accent-hover', '#095640', '#6fd6b3'),
      color('on-accent', '#ffffff', '#06231a'),
      color('accent-soft', '#e3f3ec', '#12382b'),
      color('accent-fg', '#0a6148', '#6fd6b3'),
      color('ring', '#0b7a5a', '#4ec9a0'),
    ],
    checks: [
      `await page.goto('/');
expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'))).toContain('#0b6b4f');`,
    ],
    gone: ['0.44 0.2 276', '0.145 280'],
    together: true,
  },
  {
    name: 'price',
    edits: [
      { file: 'src/site/plans.ts', find: 'monthly: 49', replace: 'monthly: 59' },
      { file: 'src/site/plans.ts', find: 'yearly: 490', replace: 'yearly: 590' },
    ],
    checks: [
      `await page.goto('/Pricing');
await expect(page.getByRole('main')).toContainText('$59');
await expect(page.getByRole('main')).not.toContainText('$49');`,
    ],
    together: true,
  },
  {
    name: 'plan',
    edits: [
      {
        file: 'src/site/plans.ts',
        find: "  {\n    id: 'basic',",
        replace: `  {
    id: 'starter',
    title: 'Starter',
    monthly: 9,
    audience: 'Students',
    description: 'For one student with one question a day.',
    features: ['1 chatbot in 1 language', '100 conversations a month'],
    buttonText: 'Start Small',
    popular: false,
    includes: {
      chatbots: '1',
      languages: '1',
      conversations: '100',
      sentiment: false,
      analytics: false,
      speech: false,
      connections: false,
      fraud: false,
      region: 'Frankfurt',
      retention: '30 days',
      signOn: false,
      ownKey: false,
      support: 'Email',
      firstReply: '2 business days',
      onCall: false,
      engineer: false,
    },
  },
  {
    id: 'basic',`,
      },
    ],
    checks: [
      `await page.goto('/Pricing');
await page.getByRole('link', { name: 'Start Small' }).first().click();
await expect(page.getByRole('main')).toContainText('Starter');`,
    ],
  },
  {
    name: 'offer',
    edits: [{ file: 'src/site/offer.ts', find: 'percent: 10, days: 5', replace: 'percent: 25, days: 3' }],
    checks: [
      `await page.goto('/Offer');
await expect(page.getByRole('main')).toContainText('25%');
await expect(page.getByRole('main')).not.toContainText('10%');`,
    ],
  },
  {
    name: 'offer off',
    edits: [{ file: 'src/site/offer.ts', find: 'enabled: true', replace: 'enabled: false' }],
    checks: [
      `await page.goto('/');
await expect(page.getByRole('main')).toBeVisible();
await expect(page.locator('body')).not.toContainText('10% off');`,
    ],
  },
  {
    name: 'question',
    edits: [
      {
        file: 'src/site/questions/faq.ts',
        find: "  {\n    id: 'changing-plans',",
        replace: `  {
    id: 'invoices',
    question: 'Do you send invoices?',
    also: ['when does the invoice arrive', 'monthly invoice'],
    answer: 'Yes, by email, on the first day of each month.',
  },
  {
    id: 'changing-plans',`,
      },
    ],
    checks: [
      `await page.goto('/Faqs#invoices');
await expect(page.getByText('Yes, by email, on the first day of each month.')).toBeVisible();`,
    ],
    together: true,
  },
  {
    name: 'team',
    edits: [
      {
        file: 'src/site/team.ts',
        find: "  member('Jun Castellan'",
        replace: "  member('Ada Sample', 'Head of support', 'ada'),\n  member('Jun Castellan'",
      },
    ],
    checks: [
      `await page.goto('/About');
await expect(page.getByRole('heading', { name: 'Ada Sample' })).toBeVisible();`,
    ],
    together: true,
  },
  {
    name: 'photo',
    edits: [
      { file: 'public/team-photo.png', replace: '', copyFrom: 'public/icon-512.png' },
      {
        file: 'src/site/team.ts',
        find: "member('Ines Okafor-Lund', 'Founder', 'ines')",
        replace: "{ ...member('Ines Okafor-Lund', 'Founder', 'ines'), image: '/team-photo.png' }",
      },
    ],
    checks: [
      `await page.goto('/About');
await expect(page.locator('img[src="/team-photo.png"]').first()).toBeVisible();`,
    ],
  },
  {
    name: 'language',
    edits: [
      {
        file: 'src/site/languages.ts',
        find: "['zu',",
        replace: "['tlh', 'tlhIngan Hol', 'Klingon'],\n  ['zu',",
      },
    ],
    checks: [
      `await page.goto('/');
await page.getByRole('button', { name: /language/i }).first().click();
await expect(page.getByText('tlhIngan Hol')).toBeAttached();`,
    ],
  },
  {
    name: 'page',
    edits: [
      {
        file: 'src/pages/careers.tsx',
        replace: `import { PageHero } from '@/ui/page-hero';

export default function CareersPage() {
  return <PageHero name="Careers" title="Work with us" lead="One opening, remote or at a desk in our office." />;
}
`,
      },
      {
        file: 'src/site/paths.ts',
        find: "  help: '/Help',",
        replace: "  help: '/Help',\n  careers: '/careers',",
      },
      {
        file: 'src/app/routes.tsx',
        find: '  route(paths.help,',
        replace: "  route(paths.careers, () => import('@/pages/careers')),\n  route(paths.help,",
      },
      {
        file: 'src/site/navigation.ts',
        find: "      { label: 'Projects', to: paths.projects },",
        replace:
          "      { label: 'Projects', to: paths.projects },\n      { label: 'Careers', to: paths.careers },",
      },
    ],
    checks: [
      `await page.goto('/');
await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
await expect(page.getByRole('heading', { name: 'Work with us' })).toBeVisible();
await page.goto('/search?q=careers');
await expect(page.getByRole('main').getByRole('link', { name: /Careers|Work with us/ }).first()).toBeVisible();`,
    ],
  },
  ...sellingRecipes,
  {
    name: 'form endpoint',
    edits: [{ file: '.env', replace: 'VITE_FORM_ENDPOINT=https://forms.example.com/nordlicht\n' }],
    present: ['https://forms.example.com/nordlicht'],
  },
  {
    name: 'analytics',
    edits: [
      {
        file: '.env',
        replace: `VITE_FIREBASE_API_KEY=AIzaExample
VITE_FIREBASE_AUTH_DOMAIN=nordlicht.firebaseapp.com
VITE_FIREBASE_PROJECT_ID=nordlicht
VITE_FIREBASE_APP_ID=1:1234567890:web:abcdef
VITE_FIREBASE_MEASUREMENT_ID=G-NORDLICHT1
`,
      },
    ],
    present: ['G-NORDLICHT1'],
  },
];

/**
 * @param {string} role
 * @param {string} light
 * @param {string} dark
 * @returns {Edit}
 */
function color(role, light, dark) {
  return {
    file: 'src/site/palette.ts',
    find: new RegExp(`(?<=^  '?${role}'?: )\\[.*\\]`, 'm'),
    replace: `['${light}', '${dark}']`,
  };
}
