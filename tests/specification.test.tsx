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
  const tiles = screen
    .getAllByRole('listitem')
    .filter((item) => item.querySelector('h3'))
    .map((tile) => [
      within(tile).getByRole('heading', { level: 3 }).textContent,
      within(tile).getByRole('link').getAttribute('href'),
      within(tile).getAllByRole('paragraph').at(-1)?.textContent,
      tile.querySelector('svg') !== null,
    ]);
  expect(tiles).toEqual([
    [
      'Chatbot Integration',
      '/chatbot',
      'Seamless AI-powered chatbot for real-time customer interactions.',
      true,
    ],
    ['Language Translation', '/translation', 'Instant multi-language translation for global users.', true],
    [
      'Sentiment Analysis',
      '/sentiment-analysis',
      'Analyze user sentiments to improve service quality.',
      true,
    ],
    ['Speech Recognition', '/speech-recognition', 'Convert speech into text for better accessibility.', true],
    ['Cloud Integration', '/cloud-integration', 'Secure cloud storage for user data and interactions.', true],
    ['Data Privacy', '/privacy', 'End-to-end encryption to protect user information.', true],
  ]);
});

test('nine benefit cards', () => {
  renderPage(<BenefitsSection />);
  expect(screen.getByRole('heading', { level: 2, name: 'Why Choose Us?' })).toBeVisible();
  expect(screen.getByText('Experience the future of AI-powered efficiency and growth.')).toBeVisible();
  const cards = screen.getAllByRole('listitem');
  const links = cards.map((card) => {
    const title = within(card).getByRole('heading').textContent;
    expect(within(card).getByRole('paragraph')).not.toBeEmptyDOMElement();
    return [
      title,
      within(card)
        .getByRole('link', { name: `Learn More: ${title}` })
        .getAttribute('href'),
    ];
  });
  expect(links).toEqual([
    ['Innovative AI Solutions', '/benefits/ai-solutions'],
    ['Advanced Analytics', '/benefits/analytics'],
    ['Secure & Reliable', '/benefits/security'],
    ['Boost Performance', '/benefits/performance'],
    ['Seamless Collaboration', '/benefits/collaboration'],
    ['24/7 Customer Support', '/benefits/support'],
    ['Customizable Features', '/benefits/customization'],
    ['Scalable Solutions', '/benefits/scalability'],
    ['AI-Powered Decision Making', '/benefits/ai-decision-making'],
  ]);
  expect(screen.getByText(/dedicated AI and human support/i)).toBeVisible();
  const delays = cards.map((card) => card.querySelector('[data-aos]')?.getAttribute('data-aos-delay'));
  expect(delays).toEqual(['0', '100', '200', '300', '400', '500', '600', '700', '800']);
  expect(screen.getByRole('list')).toHaveClass('grid-cols-1', 'md:grid-cols-2', 'lg:grid-cols-3');
});

test('nine services and nine AI solutions', () => {
  expect(services.map(({ title }) => title)).toEqual([
    'Chatbot',
    'Cloud AI',
    'Machine Learning',
    'AI Security',
    'Data Analytics',
    'AI Development',
    'Customer Engagement',
    'AI Automation',
    'Big Data',
  ]);
  expect(solutions.map(({ title }) => title)).toEqual([
    'Chatbots',
    'Virtual assistants',
    'Analytics',
    'Image and video',
    'Voice',
    'Digital marketing',
    'Healthcare',
    'E-commerce',
    'Security and fraud',
  ]);
});

test('four trends and five questions', () => {
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
    ['Basic', 'Free'],
    ['Pro', '$19.99/month'],
    ['Enterprise', 'Custom pricing'],
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

test.each([
  ['Quick Links', 'Home', '/Home'],
  ['Quick Links', 'Contact', '/Contact'],
  ['Quick Links', 'Pricing Plans', '/Pricing'],
  ['Resources', 'Terms of Service', '/Services#terms'],
  ['Resources', 'Help Center', '/Help'],
])('footer column %s links %s to %s', (title, label, to) => {
  const links = footerColumns.find((column) => column.title === title)?.links ?? [];
  expect(links.find((link) => link.label === label)?.to).toBe(to);
});

test.each<[string, ComponentType, string, readonly (string | RegExp)[]]>([
  ['Projects', ProjectsPage, 'h1', ['Projects']],
  ['Offer', OfferPage, 'h1', ['Special Offer In Pricing']],
  ['About', AboutPage, 'h1', [/^Welcome/]],
  ['About', AboutPage, 'h2', ['What We Offer', 'What Can Our AI Do?', 'Are You Ready?']],
  ['Services', ServicesPage, 'h2', ['Terms of Service']],
  ['Features', FeaturesPage, 'h2', ['Security', 'Fraud detection']],
])('%s has its specified headings', (_page, Page, level, specified) => {
  const { container } = renderPage(<Page />);
  const headings = [...container.querySelectorAll(level)].map(({ textContent }) => textContent);
  for (const heading of specified)
    expect(headings).toContainEqual(typeof heading === 'string' ? heading : expect.stringMatching(heading));
});

test('About tells vision, mission, innovation and future', () => {
  renderPage(<AboutPage />);
  const blurbs = within(section('vision')).getAllByRole('heading', { level: 3 });
  expect(blurbs.map(({ textContent }) => textContent)).toEqual(['Vision', 'Mission', 'Innovation', 'Future']);
  expect(within(section('contact-us')).getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    `mailto:${contacts.email.hello}`,
  );
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

test.each<[string, ComponentType, readonly string[]]>([
  ['Home', HomePage, ['$19/month', '$49/month', '$99/month']],
  [
    'The footer',
    () => <Footer onShortcuts={() => undefined} />,
    ['Revolutionizing the way you search with AI-powered innovation'],
  ],
  ['Help', HelpPage, ['7-day money-back guarantee', 'Monday to Friday', '9 AM-6 PM GMT']],
  ['Privacy', PrivacyPage, ['March 2025']],
])('%s has its specified words and prices', (_page, Page, sentences) => {
  renderPage(<Page />);
  for (const sentence of sentences) expect(document.body).toHaveTextContent(sentence);
});

const addresses =
  '/ /home /about /services /projects /blog /privacy /contact /features /offer /pricing /faqs /help /login /signup ' +
  '/chatbot /translation /sentiment-analysis /speech-recognition /cloud-integration /benefits/ai-solutions ' +
  '/benefits/analytics /benefits/security /benefits/performance /benefits/collaboration /benefits/support ' +
  '/benefits/customization /benefits/scalability /benefits/ai-decision-making';

test.each(addresses.split(' '))('%s has its page', (address) => {
  expect(canonicalPath(address)).not.toBeNull();
});

test('Projects has a single heading', () => {
  renderPage(<ProjectsPage />);
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('highlighted team members are 290 px wide, the others 230 px', () => {
  renderPage(<TeamSection />);
  const widths = new Set(screen.getAllByRole('article').map((card) => card.style.width));
  expect(widths).toEqual(new Set(['290px', '230px']));
});
