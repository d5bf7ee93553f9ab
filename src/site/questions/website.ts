import { listOf } from '@/lib/number-words';
import { brand } from '../brand';
import { facts } from '../facts';
import { features, featuresSection } from '../features';
import { featuresLink } from '../navigation';
import { paths } from '../paths';
import { providerNames } from '../providers';
import { shortcuts } from '../shortcuts';
import type { Question } from './question';

const providerList = listOf(providerNames, 'or');
const account = `${paths.help}#account-title`;
const findYourWay = `${paths.help}#finding-your-way-title`;

/** About this website itself. */
export const websiteQuestions: readonly Question[] = [
  {
    question: 'How do I create an account?',
    also: ['sign up', 'register', 'do I need an account', `log in with ${providerList}`, 'signup'],
    answer: `Create a free account with ${listOf([...providerNames, 'your email address'], 'or')}.`,
    to: `${paths.help}#getting-started-title`,
  },
  {
    question: 'How do I sign in?',
    also: ['login', 'log in', 'where is the sign-in page', 'sign out'],
    answer: `With ${listOf([...providerNames, 'your email address'], 'or')}. You’re signed in until you choose Sign out in your account’s menu.`,
    to: account,
  },
  {
    question: 'How do I delete my account?',
    also: ['close or cancel my account', 'remove my profile', 'change my name', `link ${providerList}`],
    answer: `On your account page. You can also change your name and password there, and link ${providerList}.`,
    to: account,
  },
  {
    question: 'Are there keyboard shortcuts?',
    also: ['shortcut keys', 'Ctrl S', 'hotkeys', 'open the search by keyboard'],
    answer: `${listOf(shortcuts.map(({ keys, does }) => `${keys} ${does}`))}.`,
    to: findYourWay,
  },
  ...(brand.translation
    ? [
        {
          question: 'Can I read this site in another language?',
          also: ['translate the website', 'change the language', 'site in Spanish or German'],
          answer: `Yes. ${facts.siteTranslation}`,
          to: findYourWay,
        },
      ]
    : []),
  {
    question: 'Is there a dark mode?',
    also: ['light or dark theme', 'change colors', 'night mode'],
    answer: 'Yes. The theme follows your system unless you choose light or dark.',
    to: findYourWay,
  },
  {
    question: 'How do I get the newsletter?',
    also: ['subscribe', 'news by email', 'mailing list'],
    answer:
      'Enter your email address at the bottom of any page and press Subscribe. Unsubscribe is below it.',
    to: paths.home,
  },
  {
    question: 'Can I try it?',
    also: ['demo', 'test the features', 'try the tools', 'show me how it works', 'play around with it first'],
    answer: 'Yes. Try the features on your own text or voice before you pay anything.',
    to: features.length > 0 ? `${featuresLink.to}#${featuresSection.id}` : featuresLink.to,
  },
];
