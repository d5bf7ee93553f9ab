import { overageSentence, whereDataIs } from '@/domain/contract';
import { durationText, includedIn, perPlan, planPrice, plansWith, titlesOf } from '@/domain/format';
import { isPriced, planOf, plansIncluding, planWith } from '@/domain/plans';
import { capitalize } from '@/lib/number-words';
import { facts } from '../facts';
import { paths } from '../paths';
import { comparePath as compare, plans, type Limit } from '../plans';
import type { Question } from './question';

const [basic, pro, fraud] = [planOf('basic'), planOf('pro'), planWith('fraud')];

/** " Basic doesn't include it.", or nothing if every plan does. */
function missing(limit: Limit): string {
  const including = plansIncluding(limit);
  const without = plans.filter((plan) => !including.includes(plan));
  if (without.length === 0) return '';
  return ` ${titlesOf(without)} ${without.length === 1 ? 'doesn’t' : 'don’t'} include it.`;
}

/** What each plan includes. */
export const planLimitQuestions: readonly Question[] = [
  {
    question: 'How many chatbots do we get?',
    about: 'chatbots',
    also: ['number of bots included', 'a bot for each of our websites', 'unlimited chatbots'],
    answer: `It depends on your plan: ${perPlan('chatbots')}.`,
    to: compare,
  },
  {
    question: 'How many languages does each plan include?',
    about: 'languages',
    also: [
      'which plan has 20 languages',
      'can Basic answer in two languages',
      'which plan do I need for German and French',
    ],
    answer: `It depends on your plan: ${perPlan('languages')}. For five languages, that’s ${plansIncluding('languages', 5)[0]?.title ?? pro.title}.`,
    to: compare,
  },
  {
    question: 'How many conversations a month are included?',
    about: 'calculator',
    also: [
      'what counts as a conversation',
      'monthly message limit',
      'how many chats can it handle',
      'volume per plan',
      'how many questions can it answer each month',
    ],
    answer: `It depends on your plan: ${perPlan('conversations')}. ${facts.conversation} ${overageSentence()}`,
    to: compare,
  },
  {
    question: 'Which plans include sentiment analysis?',
    about: 'sentiment',
    also: ['is the sentiment report included', 'live or weekly sentiment', 'sentiment on the cheapest plan'],
    answer: `All of them: ${perPlan('sentiment')}.`,
    to: compare,
  },
  {
    question: 'Which plans include live analytics?',
    about: 'analytics',
    also: [
      'dashboard included',
      'which plan has statistics',
      'do we get live numbers',
      'figures every day instead of every week',
    ],
    answer: `${plansWith('analytics')}. On ${basic.title}, you get a weekly sentiment report instead.`,
    to: compare,
  },
  {
    question: 'Which plans include speech to text?',
    about: 'speech',
    also: [
      'hours of transcription included',
      'how much audio can we transcribe a month',
      'which package has voice recognition',
      'how many hours of calls can be typed up',
    ],
    answer: `${capitalize(perPlan('speech') ?? '')}.${missing('speech')}`,
    to: compare,
  },
  {
    question: 'How many of our systems can we connect?',
    about: 'connections',
    also: ['link our shop and our CRM', 'connect more than one tool', 'how many tools can I hook up'],
    answer: `It depends on your plan: ${perPlan('connections')}.`,
    to: compare,
  },
  {
    question: 'Which plan includes fraud scoring?',
    about: 'fraud',
    also: [
      'fraud detection price',
      'is the fraud check in my package',
      'how much does fraud protection cost',
    ],
    plans: [fraud.id],
    answer: `Fraud scoring comes with ${plansWith('fraud') ?? ''}${isPriced(fraud) ? `, at ${planPrice(fraud)}` : ''}.${missing('fraud')}`,
    to: compare,
  },
  {
    question: 'Where is our data stored?',
    about: 'region',
    also: [
      'which country are your servers in',
      'does data stay in Europe',
      'can we choose the region',
      'hosted in the EU or the US',
    ],
    answer: whereDataIs,
    to: `${paths.benefits.security}#questionnaire`,
  },
  {
    question: 'How long are conversations kept?',
    about: 'retention',
    also: [
      'data retention',
      'when are old chats deleted',
      'how far back can we read the history',
      'auto-delete conversations',
      'how long do you save our chats',
    ],
    answer: `It depends on your plan: ${perPlan('retention')}.`,
    to: compare,
  },
  {
    question: 'Do you offer single sign-on?',
    about: 'signOn',
    also: [
      'SSO',
      'SAML login',
      'Okta or Active Directory',
      'one company login for our staff',
      'audit log',
      'who accessed what',
    ],
    answer: `Yes. ${plansWith('signOn')} includes single sign-on for your team, and an audit log of every access.${missing('signOn')}`,
    to: compare,
  },
  {
    question: 'Can we use our own encryption key?',
    about: 'ownKey',
    also: ['BYOK', 'bring your own key', 'customer-managed keys', 'control the crypto keys ourselves'],
    answer: `Yes, on ${plansWith('ownKey')}. You can take your key back any time, and without it, no one can open stored messages.`,
    to: `${paths.cloudIntegration}#access`,
  },
  {
    question: 'What kind of support do we get?',
    also: [
      'can we call you on the phone',
      'which plan has phone support',
      'telephone help on the small plan',
      'is there live chat with your team',
    ],
    answer: `It depends on your plan: ${perPlan('support')}. Our support chatbot answers 24/7, on every plan.`,
    to: `${paths.benefits.support}#plans`,
  },
  {
    question: 'How fast does your team reply?',
    also: [
      'support response time',
      'when will someone get back to me',
      'how long do I wait for an answer from a human',
      'how many hours until an engineer writes back',
    ],
    answer: `Within ${perPlan('firstReply')}. An automatic “we got your message” doesn’t count.`,
    to: `${paths.benefits.support}#plans`,
  },
  {
    question: 'Who helps if it breaks at night?',
    about: 'onCall',
    also: [
      'outage on a weekend',
      'engineer on call',
      'the system is down',
      '24/7 support for outages',
      'anyone there at 3 AM on Sunday when our shop is offline',
    ],
    answer: `An engineer is on call 24/7 on ${plansWith('onCall')}, and calls you back within ${durationText(facts.outageCallback)} of an outage. Your chatbot itself answers your customers day and night, on every plan.`,
    to: `${paths.benefits.support}#example`,
  },
  {
    question: 'Do we get a dedicated contact?',
    about: 'engineer',
    also: [
      'named engineer',
      'one person who knows our account',
      'personal contact person',
      'the same engineer every time',
    ],
    answer: `${includedIn('engineer')}: the engineer who sets you up stays your contact.`,
    to: compare,
  },
];
