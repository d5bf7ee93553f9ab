import { overagePrices, whereDataIs } from '@/domain/contract';
import { durationText, perPlan, plansWith, titleWithPrice } from '@/domain/format';
import { planWith } from '@/domain/plans';
import { facts } from '../facts';
import { paths } from '../paths';
import { comparePath as compare } from '../plans';
import type { Question } from './question';

const fraud = planWith('fraud');

/** What each plan includes. */
export const planLimitQuestions: readonly Question[] = [
  {
    question: 'How many conversations a month are included?',
    about: 'calculator',
    also: ['what counts as a conversation', 'monthly message limit', 'how many chats can it handle'],
    answer: `It depends on your plan: ${perPlan('conversations')}. ${facts.conversation} ${overagePrices}`,
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
    question: 'Which plans include speech to text?',
    about: 'speech',
    also: ['hours of transcription included', 'how much audio can we transcribe a month'],
    answer: `Included: ${perPlan('speech')}.`,
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
    also: ['fraud detection price', 'is the fraud check in my package'],
    plans: [fraud.id],
    answer: `Fraud scoring comes with ${titleWithPrice(fraud)}.`,
    to: compare,
  },
  {
    question: 'Where is our data stored?',
    about: 'region',
    also: ['which country are your servers in', 'can we choose the region'],
    answer: whereDataIs,
    to: `${paths.benefits.security}#questionnaire`,
  },
  {
    question: 'How long are conversations kept?',
    about: 'retention',
    also: ['data retention', 'when are old chats deleted', 'how far back can we read the history'],
    answer: `It depends on your plan: ${perPlan('retention')}.`,
    to: compare,
  },
  {
    question: 'Do you offer single sign-on?',
    about: 'signOn',
    also: ['SSO', 'SAML login', 'Okta or Active Directory', 'one company login for our staff', 'audit log'],
    answer: `Yes. Single sign-on for your team and an audit log of every access come with ${plansWith('signOn')}.`,
    to: compare,
  },
  {
    question: 'Can we use our own encryption key?',
    about: 'ownKey',
    also: ['BYOK', 'bring your own key', 'customer-managed keys', 'control the encryption keys ourselves'],
    answer: `On ${plansWith('ownKey')}, you bring your own encryption key. You can take it back any time, and without it, no one can open stored messages.`,
    to: `${paths.cloudIntegration}#access`,
  },
  {
    question: 'What kind of support do we get?',
    also: ['can we call you on the phone', 'which plan has phone support'],
    answer: `It depends on your plan: ${perPlan('support')}. AI support answers 24/7, on every plan.`,
    to: `${paths.benefits.support}#plans`,
  },
  {
    question: 'How fast does your team reply?',
    also: ['support response time', 'when will someone get back to me', 'how quickly do you answer emails'],
    answer: `Within ${perPlan('firstReply')}. An automatic “we got your message” doesn’t count.`,
    to: `${paths.benefits.support}#plans`,
  },
  {
    question: 'Who helps if it breaks at night?',
    about: 'onCall',
    also: ['outage on a weekend', 'the system is down', 'does anybody call me when it crashes'],
    answer: `We repair outages 24/7, on every plan. On ${plansWith('onCall')}, an engineer also calls you back within ${durationText(facts.outageCallback)}.`,
    to: `${paths.benefits.support}#example`,
  },
  {
    question: 'Do we get a dedicated contact?',
    about: 'engineer',
    also: ['named engineer', 'one person who knows our account', 'personal contact person'],
    answer: `On ${plansWith('engineer')}, the engineer who sets you up stays your contact.`,
    to: compare,
  },
];
