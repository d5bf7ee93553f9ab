import { expect, test } from 'vitest';
import { accountLinks, barLinks, dropMenu, footerColumns, homeLink } from '@/site/navigation';

/** The addresses as they are specified, letter case included. */
test.each([
  ['bar', [homeLink, ...barLinks], { Home: '/', Contact: '/contact', Help: '/Help' }],
  [
    'Drop Menu',
    dropMenu,
    {
      About: '/About',
      FAQs: '/Faqs',
      Blog: '/Blog',
      'Privacy Policy': '/Privacy',
      Services: '/Services',
      Features: '/Features',
      Pricing: '/Pricing',
    },
  ],
  ['account menu', accountLinks, { Account: '/account', Login: '/login', 'Sign Up': '/signup' }],
] as const)('the %s leads where it is specified to lead', (_where, links, specified) => {
  expect(Object.fromEntries(links.map(({ label, to }) => [label, to]))).toEqual(specified);
});

test.each([
  ['Quick Links', 'Home', '/Home'],
  ['Quick Links', 'Contact', '/Contact'],
  ['Quick Links', 'Pricing Plans', '/Pricing'],
  ['Resources', 'Terms of Service', '/Services#terms'],
  ['Resources', 'Help Center', '/Help'],
])('under %s the footer leads by %s to %s', (title, label, to) => {
  const links = footerColumns.find((column) => column.title === title)?.links ?? [];
  expect(links.find((link) => link.label === label)?.to).toBe(to);
});
