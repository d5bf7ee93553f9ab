// @ts-check

/** A file of docs/recipes.md. @type {import('./recipes.mjs').Edit} */
const article = {
  file: 'src/posts/night.mdx',
  replace: `---
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
};

/** The recipes that turn a reader into a buyer. @type {readonly import('./recipes.mjs').Recipe[]} */
export const sellingRecipes = [
  {
    name: 'checkout',
    edits: [
      {
        file: 'src/site/plans.ts',
        find: '    overage: 4,',
        replace: "    overage: 4,\n    checkoutUrl: 'https://buy.stripe.com/test_pro',",
      },
      {
        file: 'src/site/offer.ts',
        find: 'days: 5',
        replace: "days: 5, code: 'FIRST10'",
      },
    ],
    checks: [
      `await page.goto('/Pricing');
const site = page.url();
await page.route('https://buy.stripe.com/**', (route) =>
  route.fulfill({
    contentType: 'text/html',
    body: \`<title>Payment</title><a href="\${site}?checkout=done">Pay</a><a href="\${site}?checkout=canceled">Back</a>\`,
  }),
);
const subscribe = page.locator('#plans article').getByRole('link', { name: 'Subscribe Now' });
await expect(subscribe).toHaveAttribute('href', /prefilled_email=.*%40.*&prefilled_promo_code=FIRST10/);
for (const [press, greeting] of [['Back', /haven’t been charged/], ['Pay', /Thanks for your order/]] as const) {
  await subscribe.click();
  await expect(page).toHaveTitle('Payment');
  await page.getByRole('link', { name: press }).click();
  await expect(page.getByText(greeting)).toBeVisible();
  await expect(page).toHaveURL(/\\/pricing$/i);
}
await page.locator('#plans article').getByRole('link', { name: 'Get Started' }).click();
await expect(page).toHaveURL(/contact\\?plan=basic/);`,
    ],
    together: true,
  },
  {
    name: 'booking',
    edits: [
      {
        file: 'src/site/contacts.ts',
        find: 'bookingUrl: HttpsAddress | null = null',
        replace: "bookingUrl: HttpsAddress | null = 'https://cal.com/nordlicht/intro'",
      },
    ],
    checks: [
      `for (const address of ['/contact', '/Pricing', '/chatbot']) {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('link', { name: 'Book a call' }).first()).toHaveAttribute('href', 'https://cal.com/nordlicht/intro');
}
await page.goto('/search?q=book+a+call');
await expect(page.getByRole('main').getByRole('link', { name: /talk it through/ })).toBeVisible();`,
    ],
    together: true,
  },
  {
    name: 'case study',
    edits: [
      {
        file: 'src/site/cases.ts',
        find: "  {\n    id: 'oak-and-ember',",
        replace: `  {
    id: 'fjord-foods',
    customer: 'Fjord Foods',
    industry: 'Grocer',
    title: 'Orders before breakfast',
    task: 'Questions about deliveries came at dawn. The chatbot answers them.',
    plan: 'basic',
    length: '4 weeks',
    features: ['chatbot'],
    results: [{ what: 'Calls before nine', before: 40, after: 10 }],
    quote: { text: 'Mornings are quiet now.', name: 'Ada Sample', role: 'Owner' },
  },
  {
    id: 'oak-and-ember',`,
      },
    ],
    checks: [
      `for (const address of ['/Projects', '/chatbot', '/']) {
  await page.goto(address);
  const study = page.getByRole('article', { name: 'Orders before breakfast' });
  await expect(study).toContainText('−75%');
  await expect(study).not.toContainText('Sample case');
}`,
    ],
    together: true,
  },
  {
    name: 'integration',
    edits: [
      {
        file: 'src/site/integrations.ts',
        find: '  SiShopify,',
        replace: '  SiShopify,\n  SiTelegram,',
      },
      {
        file: 'src/site/integrations.ts',
        find: "  {\n    name: 'Gmail',",
        replace: `  {
    name: 'Telegram',
    kind: 'Messages',
    icon: SiTelegram,
    does: 'Answers in your bot.',
    from: 'pro',
  },
  {
    name: 'Gmail',`,
      },
    ],
    checks: [
      `for (const address of ['/cloud-integration', '/Services', '/']) {
  await page.goto(address);
  await expect(page.getByRole('main').getByText('Telegram')).toBeVisible();
}
await page.goto('/search?q=telegram');
await expect(page.getByRole('main').getByRole('link', { name: /tools you have/ }).first()).toBeVisible();`,
    ],
    together: true,
  },
  {
    name: 'subprocessor',
    edits: [
      {
        file: 'src/site/trust.ts',
        find: "  {\n    name: 'Northgate Cloud',",
        replace: `  {
    name: 'Fjord Hosting',
    does: 'Runs our servers',
    data: 'Conversations, encrypted',
    where: 'Oslo',
  },
  {
    name: 'Northgate Cloud',`,
      },
    ],
    checks: [
      `await page.goto('/');
await page.getByRole('contentinfo').getByRole('link', { name: 'Security', exact: true }).click();
await expect(page.locator('#subprocessors')).toContainText('Fjord Hosting');
await expect(page.locator('#questionnaire')).toContainText('four subprocessors');`,
    ],
    together: true,
  },
  {
    name: 'article',
    edits: [article],
    checks: [
      `await page.goto('/Blog');
await page.locator('#articles').getByRole('link', { name: 'How we answer at night' }).click();
await expect(page).toHaveURL('/blog/night');
await expect(page.getByRole('article').first()).toContainText('answers at midnight, too.');
await page.goto('/search?q=answer+at+night');
await expect(page.getByRole('main').getByRole('link', { name: 'How we answer at night' }).first()).toBeVisible();`,
    ],
  },
  {
    name: 'article on a public site',
    edits: [
      article,
      { file: '.env', replace: 'VITE_PUBLIC_SITE=on\nVITE_SITE_URL=https://www.nordlicht.example\n' },
    ],
    present: [
      '<loc>https://www.nordlicht.example/blog/night</loc>',
      '<link>https://www.nordlicht.example/blog/night</link>',
      '"url": "https://www.nordlicht.example/blog/night"',
      '<link rel="canonical" href="https://www.nordlicht.example/blog/night"',
    ],
  },
];
