// @ts-check
import { before, moreProviders } from './lib/edits.mjs';

/**
 * @typedef {import('./lib/edits.mjs').Edit} Edit
 *
 * @typedef {object} Recipe
 * @property {readonly Edit[]} edits
 * @property {Readonly<Record<string, readonly string[]>>} [shows] texts by address
 * @property {Readonly<Record<string, readonly string[]>>} [hides]
 * @property {string} [check] the body of an end-to-end test, for what is more than a text
 * @property {readonly string[]} [gone] texts that are not in the built files any more
 * @property {readonly string[]} [present] texts that are in the built files
 * @property {boolean} [together] part of the combined run
 */

/** Turns off the specification tests, which pin the sample's prices and counts. @type {Edit} */
export const firstStep = ['src/site/brand.ts', 'isSample: true', 'isSample: false'];

/** @type {Edit} */
const article = [
  'src/posts/night.mdx',
  '',
  `---
title: How we answer at night
description: What the assistant answers after hours, what waits for the morning, and who decides which is which.
date: 2026-11-24
author: priya
tags: [chatbots]
---

import { supportHours } from '@/site/support-hours';

Our team answers {supportHours.hours}. [The assistant](/chatbot) answers at midnight, too.

## What waits

Whatever needs a signature.
`,
];

/** The recipes of the README and of docs/recipes.md, as edits. @type {Readonly<Record<string, Recipe>>} */
export const recipes = {
  brand: {
    edits: [
      ['src/site/brand.ts', "name: 'Lumenary'", "name: 'Nordlicht'"],
      ['src/site/brand.ts', "legalName: 'Lumenary AI'", "legalName: 'Nordlicht GmbH'"],
    ],
    shows: { '/': ['Nordlicht GmbH'] },
    hides: { '/': ['Lumenary'] },
    gone: ['lumenary'],
    together: true,
  },
  colors: {
    edits: [
      color('accent', '#0b6b4f', '#4ec9a0'),
      color('accent-hover', '#095640', '#6fd6b3'),
      color('on-accent', '#ffffff', '#06231a'),
      color('accent-soft', '#e3f3ec', '#12382b'),
      color('accent-fg', '#0a6148', '#6fd6b3'),
      color('ring', '#0b7a5a', '#4ec9a0'),
    ],
    gone: ['0.44 0.2 276', '0.145 280'],
    present: ['#0b6b4f'],
    together: true,
  },
  price: {
    edits: [
      ['src/site/plans.ts', 'monthly: 49', 'monthly: 59'],
      ['src/site/plans.ts', 'yearly: 490', 'yearly: 590'],
    ],
    shows: { '/Pricing': ['$59'] },
    hides: { '/Pricing': ['$49'] },
    together: true,
  },
  limit: {
    edits: [['src/site/plans.ts', 'conversations: 20_000', 'conversations: 30_000']],
    shows: { '/Pricing': ['30,000 conversations a month'] },
    hides: { '/Pricing': ['20,000'] },
  },
  'support hours': {
    edits: [['src/site/support-hours.ts', 'opensAt = 9', 'opensAt = 8']],
    shows: { '/Help': ['8 AM-6 PM GMT'] },
    hides: { '/Help': ['9 AM-6 PM'] },
  },
  plan: {
    edits: [
      before(
        'src/site/plans.ts',
        "  {\n    id: 'basic',",
        `  {
    id: 'starter',
    title: 'Starter',
    monthly: 9,
    audience: 'Students',
    description: 'For one student with one question a day.',
    buttonText: 'Start Small',
    recommended: false,
    includes: {
      chatbots: 1,
      languages: 1,
      conversations: 100,
      sentiment: false,
      analytics: false,
      speech: 0,
      connections: 0,
      fraud: false,
      region: 'Frankfurt',
      retention: [30, 'day'],
      signOn: false,
      ownKey: false,
      support: ['email'],
      firstReply: [2, 'business day'],
      onCall: false,
      engineer: false,
    },
  },
`,
      ),
    ],
    shows: { '/Pricing': ['Start Small', '100 conversations a month'], '/contact?plan=starter': ['Starter'] },
  },
  offer: {
    edits: [['src/site/offer.ts', 'percent: 10, days: 5', 'percent: 25, days: 3']],
    shows: { '/Offer': ['25%'] },
    hides: { '/Offer': ['10%'] },
  },
  'offer off': {
    edits: [['src/site/offer.ts', 'enabled: true', 'enabled: false']],
    hides: { '/': ['10% off'] },
  },
  question: {
    edits: [
      before(
        'src/site/questions/faq.ts',
        "  {\n    id: 'changing-plans',",
        "  { id: 'invoices', question: 'Do you send invoices?', also: ['monthly invoice', 'when do you bill'], answer: 'Yes, by email.' },\n",
      ),
    ],
    shows: { '/Faqs#invoices': ['Yes, by email.'] },
    together: true,
  },
  'team and photo': {
    edits: [
      before(
        'src/site/team.ts',
        "  { ...member('Jun Castellan'",
        "  member('Ada Sample', 'Head of support', 'ada'),\n",
      ),
      ['src/site/team.ts', "'/people/ines.svg'", "'/icon-512.png'"],
    ],
    shows: { '/About': ['Ada Sample'] },
    check: `await page.goto('/About');
await expect(page.locator('img[src="/icon-512.png"]').first()).toBeVisible();`,
    together: true,
  },
  page: {
    edits: [
      [
        'src/pages/careers.tsx',
        '',
        `import { PageHero } from '@/ui/page-hero';

export default function CareersPage() {
  return <PageHero name="Careers" title="Work with us" lead="One opening, remote or at a desk in our office." />;
}
`,
      ],
      before('src/site/paths.ts', "  help: '/Help',", "  careers: '/careers',\n"),
      before(
        'src/app/routes.tsx',
        '  route(paths.help,',
        "  route(paths.careers, () => import('@/pages/careers')),\n",
      ),
      before(
        'src/site/navigation.ts',
        "      { label: 'Projects', to: paths.projects },",
        "      { label: 'Careers', to: paths.careers },\n",
      ),
    ],
    shows: { '/careers': ['Work with us'], '/search?q=careers': ['Work with us'] },
  },
  providers: { edits: moreProviders, shows: { '/privacy': ['Microsoft'] }, together: true },
  checkout: {
    edits: [
      before('src/site/plans.ts', '    overage: 4,', "    checkoutUrl: 'https://buy.stripe.com/test_pro',\n"),
      ['src/site/offer.ts', 'days: 5', "days: 5, code: 'FIRST10'"],
    ],
    shows: { '/Pricing?checkout=done': ['Thanks for your order'] },
    check: `await page.goto('/Pricing');
const plans = page.locator('#plans article');
await expect(plans.getByRole('link', { name: 'Subscribe Now' })).toHaveAttribute(
  'href', /buy\\.stripe\\.com.*prefilled_email=.*%40.*&prefilled_promo_code=FIRST10/);
await expect(plans.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', /contact\\?plan=basic/);`,
    together: true,
  },
  booking: {
    edits: [
      [
        'src/site/contacts.ts',
        'bookingUrl: HttpsAddress | null = null',
        "bookingUrl: HttpsAddress | null = 'https://cal.com/nordlicht/intro'",
      ],
    ],
    shows: { '/contact': ['Book a call'], '/Pricing': ['Book a call'], '/chatbot': ['Book a call'] },
    together: true,
  },
  'case study': {
    edits: [
      before(
        'src/site/cases.ts',
        "  {\n    id: 'oak-and-ember',",
        `  {
    id: 'fjord-foods',
    customer: 'Fjord Foods',
    industry: 'Grocer',
    title: 'Orders before breakfast',
    task: 'Questions about deliveries came at dawn. The chatbot answers them.',
    plan: 'basic',
    length: '4 weeks',
    feature: 'chatbot',
    results: [{ what: 'Calls before nine', before: 40, after: 10 }],
    quote: { text: 'Mornings are quiet now.', name: 'Ada Sample', role: 'Owner' },
  },
`,
      ),
    ],
    shows: { '/Projects': ['Orders before breakfast', '−75%'] },
    hides: { '/Projects': ['A sample site'] },
    together: true,
  },
  integration: {
    edits: [
      before('src/site/integrations.ts', '  SiShopify,', '  SiTelegram,\n'),
      before(
        'src/site/integrations.ts',
        "      { name: 'Gmail',",
        "  { name: 'Telegram', icon: SiTelegram, does: 'Answers in your bot.', from: 'pro' },\n",
      ),
    ],
    shows: { '/cloud-integration': ['Telegram'], '/Services': ['Telegram'], '/': ['Telegram'] },
    together: true,
  },
  article: {
    edits: [article],
    shows: {
      '/Blog': ['How we answer at night'],
      '/blog/night': ['answers at midnight, too.'],
      '/search?q=answer+at+night': ['How we answer at night'],
    },
  },
  'article on a public site': {
    edits: [article, ['.env', '', 'VITE_PUBLIC_SITE=on\nVITE_SITE_URL=https://www.nordlicht.example\n']],
    present: [
      '<loc>https://www.nordlicht.example/blog/night</loc>',
      '<link>https://www.nordlicht.example/blog/night</link>',
      '<link rel="canonical" href="https://www.nordlicht.example/blog/night"',
    ],
  },
};

/**
 * @param {string} role
 * @param {string} light
 * @param {string} dark
 * @returns {Edit}
 */
function color(role, light, dark) {
  return ['src/site/palette.ts', new RegExp(`(?<=^  '?${role}'?: )\\[.*\\]`, 'm'), `['${light}', '${dark}']`];
}
