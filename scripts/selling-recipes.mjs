// @ts-check

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
await expect(subscribe).toHaveAttribute('href', /prefilled_email=.*@.*&prefilled_promo_code=FIRST10/);
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
];
