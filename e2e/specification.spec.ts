import { brand } from '@/site/brand';
import { createUser, uniqueEmail } from './support/accounts';
import { signInThroughPopup } from './support/popup';
import { openSignedIn } from './support/session';
import { goInSite } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';

/**
 * The fixed strings, numbers and addresses of the specification. This is the only end-to-end spec that states them;
 * all others import them from src/site or find things by role. `isSample: false` in src/site/brand.ts turns it off.
 */
test.skip(!brand.isSample, 'The specification describes the sample site.');

const addresses =
  '/ /home /about /services /projects /blog /privacy /contact /features /offer /pricing /faqs /help /login /signup ' +
  '/chatbot /translation /sentiment-analysis /speech-recognition /cloud-integration /benefits/ai-solutions ' +
  '/benefits/analytics /benefits/security /benefits/performance /benefits/collaboration /benefits/support ' +
  '/benefits/customization /benefits/scalability /benefits/ai-decision-making';

const pages = {
  '/': [
    'Revolutionizing the way you search with AI-powered innovation',
    'AI Web App Features',
    'Explore the advanced functionalities of our AI-powered web application.',
    'Why Choose Us?',
    'Experience the future of AI-powered efficiency and growth.',
    'Chatbot Integration',
    'Seamless AI-powered chatbot for real-time customer interactions.',
    'Language Translation',
    'Instant multi-language translation for global users.',
    'Sentiment Analysis',
    'Analyze user sentiments to improve service quality.',
    'Speech Recognition',
    'Convert speech into text for better accessibility.',
    'Cloud Integration',
    'Secure cloud storage for user data and interactions.',
    'Data Privacy',
    'End-to-end encryption to protect user information.',
    'Innovative AI Solutions',
    'Advanced Analytics',
    'Secure & Reliable',
    'Boost Performance',
    'Seamless Collaboration',
    '24/7 Customer Support',
    'Customizable Features',
    'Scalable Solutions',
    'AI-Powered Decision Making',
    '$19/month',
    '$49/month',
    '$99/month',
  ],
  '/Offer': ['Special Offer In Pricing', '$17.10', '$44.10', '$89.10'],
  '/Help': [
    '$19.99/month',
    'PayPal',
    'Stripe',
    '7-day money-back guarantee',
    'Monday to Friday',
    '9 AM-6 PM GMT',
  ],
  '/Privacy': ['March 2025'],
  '/About': ['What We Offer', 'What Can Our AI Do', 'Are You Ready'],
} as const;

test('the pages have the specified addresses, words, prices, counts and links', async ({ page }) => {
  await test.step('every specified address has its page', async () => {
    await visit(page, '/Projects');
    for (const address of addresses.split(' ')) {
      await goInSite(page, address);
      await expect(page, address).not.toHaveTitle(/not found/i);
    }
  });

  await test.step('the pages have the specified words and prices', async () => {
    for (const [address, sentences] of Object.entries(pages)) {
      await goInSite(page, address);
      for (const sentence of sentences) await expect(page.locator('body'), address).toContainText(sentence);
    }
  });

  await test.step('the specified counts and links are there', async () => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.locator('#ai-web-app-features h3')).toHaveCount(6);
    await expect(main.locator('#why-choose-us h3')).toHaveCount(9);
    await expect(main.getByRole('link', { name: 'Start Exploring' })).toHaveAttribute('href', '/Contact');
    await expect(main.getByRole('link', { name: /Your Own Offer/ }).first()).toHaveAttribute(
      'href',
      '/Offer',
    );
    await page.goto('/Faqs');
    await expect(main.locator('details')).toHaveCount(5);
  });
});

test('the offer ends with Offer Expired', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('offerEndTime', new Date(0).toISOString()));
  await page.goto('/Offer');
  await expect(page.getByText('Offer Expired')).toBeVisible();
});

signedOutTest(
  'the sign-in screens have the specified fields, and logging in by email shows its alert',
  async ({ page }) => {
    await signedOutTest.step('the sign-in screens have the specified fields, buttons and links', async () => {
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 2, name: /Only use Google sign-in/i })).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveAttribute('required');
      await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required');
      for (const name of ['Login', 'Login with Google', 'Login with GitHub'])
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      await expect(page.getByText("Don't have an account?")).toBeVisible();
      await page.getByRole('link', { name: 'Sign Up' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
      for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password'])
        await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      for (const name of ['Sign Up', 'Sign Up with Google'])
        await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
      await expect(page.getByText('Already have an account?')).toBeVisible();
      await page.getByRole('link', { name: 'Login' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    });

    await signedOutTest.step('logging in by email shows its alert', async () => {
      const { email, password } = await createUser();
      await page.goto('/login');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'Logged in successfully!' })).toBeVisible();
      await expect(page).toHaveURL('/');
    });
  },
);

for (const [path, label, sentence] of [
  ['/login', 'Login with Google', 'Logged in with Google successfully!'],
  ['/login', 'Login with GitHub', 'Logged in with GitHub successfully!'],
  ['/signup', 'Sign Up with Google', 'Signed up with Google successfully!'],
] as const) {
  signedOutTest(`${label} signs in through a real window and shows its alert`, async ({ page }) => {
    await page.goto(path);
    await signInThroughPopup(page, () => page.getByRole('button', { name: label }).click(), {
      email: uniqueEmail(),
      name: 'Pop Example',
    });
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(page).toHaveURL('/');
  });
}

signedOutTest('sending the contact form shows its alert and clears the fields', async ({ page }) => {
  await page.clock.install();
  await openSignedIn(page, '/contact');
  // Not by its role, because the receipt hides the sent form.
  const form = page.locator('form[aria-label="Contact"]');
  for (const name of ['firstName', 'lastName', 'company', 'phone', 'email', 'message']) {
    const field = form.locator(`[name=${name}]`);
    await expect(field).toHaveAttribute('required');
    await field.fill(name === 'email' ? uniqueEmail() : '+44 20 7946 0000');
  }
  await expect(form.locator('textarea')).toHaveAttribute('rows', '5');
  await page.clock.fastForward(4000);
  await form.locator('[type=submit]').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your message has been sent!' })).toBeVisible();
  await expect(form.locator('[name=email]')).toHaveValue('');
});
