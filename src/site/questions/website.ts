import { listOf } from '@/lib/number-words';
import { features, featuresSection } from '../features';
import { featuresLink, showsLogin } from '../navigation';
import { paths } from '../paths';
import { providerNames } from '../providers';
import { shortcuts } from '../shortcuts';
import type { Question } from './question';

const providerList = listOf(providerNames, 'or');
const account = `${paths.help}#account-title`;
const findYourWay = `${paths.help}#finding-your-way-title`;

/** About this website itself. */
export const websiteQuestions: readonly Question[] = [
  ...(showsLogin
    ? [
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
      ]
    : []),
  {
    question: 'Are there keyboard shortcuts?',
    also: ['shortcut keys', 'Ctrl S', 'hotkeys', 'open the search by keyboard'],
    answer: `${listOf(shortcuts.map(({ keys, does }) => `${keys} ${does}`))}.`,
    to: findYourWay,
  },
  {
    question: 'Can I try it?',
    also: ['demo', 'test the features', 'try the tools', 'show me how it works', 'play around with it first'],
    answer: 'Yes. Try the features on your own text or voice before you pay anything.',
    to: features.length > 0 ? `${featuresLink.to}#${featuresSection.id}` : featuresLink.to,
  },
];
