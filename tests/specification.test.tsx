import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { canonicalPath } from '@/app/routes';
import { offerPrice, planPrice, selfServePrice } from '@/domain/format';
import { supportSentences } from '@/domain/support-hours';
import { Footer } from '@/layout/footer';
import AboutPage from '@/pages/about';
import BlogPage from '@/pages/blog/blog';
import FeaturesPage from '@/pages/features';
import HelpPage from '@/pages/help/help';
import HomePage from '@/pages/home/home';
import OfferPage from '@/pages/offer';
import PrivacyPage from '@/pages/privacy/privacy';
import ProjectsPage from '@/pages/projects/projects';
import ServicesPage from '@/pages/services';
import { BenefitsSection, FeatureTilesSection } from '@/pages/shared/feature-sections';
import { TeamSection } from '@/pages/shared/team-section';
import { contacts } from '@/site/contacts';
import { facts } from '@/site/facts';
import { languages } from '@/site/languages';
import {
  aboutLink,
  accountLinks,
  barLinks,
  dropMenu,
  footerColumns,
  homeLink,
  menuName,
} from '@/site/navigation';
import { offer } from '@/site/offer';
import { plans, selfServePlans } from '@/site/plans';
import { faq } from '@/site/questions/faq';
import { services } from '@/site/services';
import { solutions } from '@/site/solutions';
import { renderPage, section } from './support/render-page';

/** The strings, numbers and paths that the specification fixes; other tests import the facts they check. */

test('six feature tiles', () => {
  renderPage(<FeatureTilesSection />);
  expect(screen.getByRole('heading', { level: 2, name: 'AI Web App Features' })).toBeVisible();
  expect(
    screen.getByText('Explore the advanced functionalities of our AI-powered web application.'),
  ).toBeVisible();
  const tiles = screen.getAllByRole('listitem').filter((item) => item.querySelector('h3'));
  expect(tiles.map((tile) => cardOf(tile).concat(paragraph(tile)))).toEqual(
    rows(`
    Chatbot Integration | /chatbot | Seamless AI-powered chatbot for real-time customer interactions.
    Language Translation | /translation | Instant multi-language translation for global users.
    Sentiment Analysis | /sentiment-analysis | Analyze user sentiments to improve service quality.
    Speech Recognition | /speech-recognition | Convert speech into text for better accessibility.
    Cloud Integration | /cloud-integration | Secure cloud storage for user data and interactions.
    Data Privacy | /privacy | End-to-end encryption to protect user information.`),
  );
});

test('nine benefit cards', () => {
  renderPage(<BenefitsSection />);
  expect(screen.getByRole('heading', { level: 2, name: 'Why Choose Us?' })).toBeVisible();
  expect(screen.getByText('Experience the future of AI-powered efficiency and growth.')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(cardOf)).toEqual(
    rows(`
    Innovative AI Solutions | /benefits/ai-solutions
    Advanced Analytics | /benefits/analytics
    Secure & Reliable | /benefits/security
    Boost Performance | /benefits/performance
    Seamless Collaboration | /benefits/collaboration
    24/7 Customer Support | /benefits/support
    Customizable Features | /benefits/customization
    Scalable Solutions | /benefits/scalability
    AI-Powered Decision Making | /benefits/ai-decision-making`),
  );
  expect(screen.getAllByRole('link', { name: /^Learn More: / })).toHaveLength(9);
  expect(screen.getByText(/dedicated AI and human support/i)).toBeVisible();
});

test('nine services, nine AI solutions, four trends, and five questions', () => {
  expect(titles(services)).toBe(
    'Chatbot, Cloud AI, Machine Learning, AI Security, Data Analytics, AI Development, Customer Engagement, AI Automation, Big Data',
  );
  expect(titles(solutions)).toBe(
    'Chatbots, Virtual assistants, Analytics, Image and video, Voice, Digital marketing, Healthcare, E-commerce, Security and fraud',
  );
  renderPage(<BlogPage />);
  expect(within(section('trends')).getAllByRole('listitem')).toHaveLength(4);
  expect(faq).toHaveLength(5);
});

test('managed plans and their offer prices', () => {
  expect(plans.map((plan) => [plan.title, planPrice(plan), offerPrice(plan), plan.buttonText])).toEqual([
    ['Basic', '$19/month', '$17.10', 'Get Started'],
    ['Pro', '$49/month', '$44.10', 'Subscribe Now'],
    ['Enterprise', '$99/month', '$89.10', 'Contact Us'],
  ]);
  expect(offer).toMatchObject({ percent: 10, days: 5 });
});

test('self-serve plans, payments, guarantee and support hours', () => {
  expect(selfServePlans.map((plan) => [plan.title, selfServePrice(plan)])).toEqual([
    ['Self-serve Basic', 'Free'],
    ['Self-serve Pro', '$19.99/month'],
    ['Self-serve Enterprise', 'Custom pricing'],
  ]);
  expect(facts.selfServe).toEqual({ moneyBackDays: 7, payments: ['card', 'PayPal', 'Stripe'] });
  expect(supportSentences()).toMatch(/^Monday to Friday, 9 AM-6 PM GMT\. Limited support on weekends/);
});

test('about 100 or more languages, and the name of the menu', () => {
  expect(menuName).toBe('Drop Menu');
  expect(languages.length).toBeGreaterThanOrEqual(100);
});

test.each([
  ['top bar', [homeLink, aboutLink, ...barLinks], ['/', '/About', '/contact', '/Help']],
  ['Drop Menu', dropMenu, ['/Faqs', '/Blog', '/Privacy', '/Services', '/Features', '/Pricing']],
  ['account menu', accountLinks, ['/account', '/login', '/signup']],
] as const)('the links of the %s', (_where, links, specified) => {
  expect(links.map(({ to }) => to)).toEqual(specified);
});

test('the links of the footer', () => {
  const links = footerColumns.flatMap((column) =>
    column.links.map(({ label, to }) => `${column.title}: ${label} ${to}`),
  );
  for (const link of ['Home /Home', 'Contact /Contact', 'Pricing Plans /Pricing'])
    expect(links).toContain(`Quick Links: ${link}`);
  for (const link of ['Terms of Service /Services#terms', 'Help Center /Help'])
    expect(links).toContain(`Resources: ${link}`);
});

test('the Contact Us button of About opens an email', () => {
  renderPage(<AboutPage />);
  const button = within(section('contact-us')).getByRole('link', { name: 'Contact Us' });
  expect(button).toHaveAttribute('href', `mailto:${contacts.email.hello}`);
});

test('Home links to the contact form and the offer, and has its sections', () => {
  renderPage(<HomePage />);
  expect(within(section('hero')).getByRole('link', { name: 'Start Exploring' })).toHaveAttribute(
    'href',
    '/Contact',
  );
  const offerLink = within(section('plans')).getByRole('link', { name: /Your Own Offer/ });
  expect(offerLink).toHaveAttribute('href', '/Offer');
  for (const id of ['team', 'plans', 'testimonials', 'questions']) expect(section(id)).toBeVisible();
});

test.each<[string, ComponentType, string]>([
  ['Home', HomePage, '$19/month | $49/month | $99/month'],
  [
    'About',
    AboutPage,
    'Welcome | What We Offer | What Can Our AI Do? | Are You Ready? | Vision | Mission | Innovation | Future',
  ],
  ['Services', ServicesPage, 'Terms of Service'],
  ['Features', FeaturesPage, 'Security | Fraud detection'],
  ['Offer', OfferPage, 'Special Offer In Pricing'],
  ['Help', HelpPage, '7-day money-back guarantee | Monday to Friday | 9 AM-6 PM GMT'],
  ['Privacy', PrivacyPage, 'March 2025'],
  ['The footer', () => <Footer />, 'Revolutionizing the way you search with AI-powered innovation'],
])('%s has its specified words', (_page, Page, words) => {
  renderPage(<Page />);
  for (const text of words.split(' | ')) expect(document.body).toHaveTextContent(text);
});

const addresses =
  '/ /home /about /services /projects /blog /privacy /contact /features /offer /pricing /faqs /help /login /signup ' +
  '/chatbot /translation /sentiment-analysis /speech-recognition /cloud-integration /benefits/ai-solutions ' +
  '/benefits/analytics /benefits/security /benefits/performance /benefits/collaboration /benefits/support ' +
  '/benefits/customization /benefits/scalability /benefits/ai-decision-making';

test('every specified address has its page', () => {
  expect(addresses.split(' ').filter((address) => canonicalPath(address) === null)).toEqual([]);
});

test('Projects has a single heading', () => {
  renderPage(<ProjectsPage />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Projects']);
});

test('highlighted team members are 290 px wide, the others 230 px', () => {
  renderPage(<TeamSection />);
  const widths = new Set(screen.getAllByRole('article').map((card) => card.style.width));
  expect(widths).toEqual(new Set(['290px', '230px']));
});

/** A card's title and address. */
function cardOf(card: HTMLElement): (string | null)[] {
  return [
    within(card).getByRole('heading', { level: 3 }).textContent,
    within(card).getByRole('link').getAttribute('href'),
  ];
}

function paragraph(tile: HTMLElement): string {
  return within(tile).getAllByRole('paragraph').at(-1)?.textContent ?? '';
}

function titles(list: readonly { title: string }[]): string {
  return list.map(({ title }) => title).join(', ');
}

function rows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' | '));
}
