import { durationText, offerTerm, perPlan, planFeatures, planPrice, plansWith } from '@/domain/format';
import { cheapestPlan, planOf } from '@/domain/plans';
import { listOf } from '@/lib/number-words';
import { facts, terms } from '../facts';
import { offerLink } from '../navigation';
import { offer } from '../offer';
import { paths } from '../paths';
import { comparePath as compare, plans, whereDataIs, type Plan } from '../plans';
import type { Question } from './question';

const cards = `${paths.pricing}#plans`;
const enterprise = planOf('enterprise');
const overage = `Conversations above your plan cost ${perPlan('overage')}.`;

function priceOf(plan: Plan, also: readonly string[]): Question {
  return {
    question: `How much is ${plan.title}?`,
    also: [`${plan.title} price`, `${plan.title} plan`, `what's included in ${plan.title}`, ...also],
    plans: [plan.id],
    answer: `${plan.title}: ${planPrice(plan)}. ${planFeatures(plan).join(', ')}.`,
    to: cards,
  };
}

const discount = {
  question: 'Is there a discount?',
  also: ['promo code or coupon', 'when does the offer end', 'reduced price for new customers', 'voucher'],
} as const;

const running: Question = {
  ...discount,
  answer: `Choose a managed plan within ${offer.days} days of your first visit, and its price is ${offer.percent}% lower ${offerTerm}.`,
  offer: 'running',
  to: offerLink?.to ?? cards,
};
const none: Question = { ...discount, answer: 'There’s no special offer right now.', to: cards };

/** What the plans cost and include. */
export const planQuestions: readonly Question[] = [
  {
    question: 'How much does it cost?',
    also: ['price list', 'how much do you charge a month', 'compare the plans', 'is it expensive'],
    plans: plans.map(({ id }) => id),
    answer: `Setup included: ${listOf(plans.map((plan) => `${plan.title} at ${planPrice(plan)}`))}. The self-serve app starts with a free plan.`,
    to: cards,
  },
  ...plans.map((plan) =>
    priceOf(plan, [
      ...(plan === cheapestPlan ? ['the cheapest plan', 'entry-level plan'] : []),
      ...(plan.recommended ? ['the plan you recommend', 'the middle package'] : []),
      ...(plan === plans.at(-1) ? ['the biggest plan', 'the top tier'] : []),
    ]),
  ),
  {
    question: 'Which plan do I need?',
    also: ['recommend a plan for us', 'which plan fits our volume', 'calculate our monthly price'],
    answer:
      'It depends on how many conversations you have. Set the number in the calculator on Pricing, and it shows the plan that costs you least, and what it costs.',
    to: `${paths.pricing}#find-plan`,
  },
  ...(offer.enabled ? [running, { ...none, offer: 'over' } as const] : [none]),
  {
    question: 'Is there a setup fee?',
    also: ['do you charge anything up front', 'hidden costs', 'one-time fee', 'extra fees'],
    answer: 'There’s no setup fee. Setup is included in every plan.',
    to: `${paths.home}#plans`,
  },
  {
    question: 'Why not a support suite?',
    also: ['compared with a help desk', 'why you instead of a ticketing tool', 'competitors'],
    to: `${paths.pricing}#support-suite`,
  },
  {
    question: 'Is there a minimum contract term?',
    also: ['are we locked in for a year', 'yearly contract', 'how long is the commitment', 'annual billing'],
    answer: `One month, or one year. ${terms.annualPrice}`,
    to: compare,
  },
  {
    question: 'What happens if we go over our conversation limit?',
    also: ['more chats than our plan includes', 'overage charges', 'do you cut us off at the limit'],
    answer: `We never cut off a conversation at the limit. ${overage}`,
    to: compare,
  },
  {
    question: 'Do you promise uptime?',
    also: ['uptime guarantee', 'SLA', 'availability', 'how often is it down', 'how reliable is the service'],
    answer: `${facts.uptimePercent}% uptime on every plan. When we miss it, you get a credit without asking: ${facts.uptimeCredits}.`,
    to: `${paths.benefits.security}#questionnaire`,
  },
  {
    question: 'How many conversations a month are included?',
    also: ['what counts as a conversation', 'monthly message limit', 'how many chats can it handle'],
    answer: `It depends on your plan: ${perPlan('conversations')}. ${facts.conversation} ${overage}`,
    to: compare,
  },
  {
    question: 'Which plans include speech to text?',
    also: ['hours of transcription included', 'how much audio can we transcribe a month'],
    answer: `Included: ${perPlan('speech')}.`,
    to: compare,
  },
  {
    question: 'How many of our systems can we connect?',
    also: ['link our shop and our CRM', 'connect more than one tool', 'how many tools can I hook up'],
    answer: `It depends on your plan: ${perPlan('connections')}.`,
    to: compare,
  },
  {
    question: 'Which plan includes fraud scoring?',
    also: ['fraud detection price', 'is the fraud check in my package'],
    plans: [enterprise.id],
    answer: `Fraud scoring comes with ${enterprise.title} at ${planPrice(enterprise)}.`,
    to: compare,
  },
  {
    question: 'Where is our data stored?',
    also: ['which country are your servers in', 'can we choose the region'],
    answer: whereDataIs,
    to: `${paths.benefits.security}#questionnaire`,
  },
  {
    question: 'How long are conversations kept?',
    also: ['data retention', 'when are old chats deleted', 'how far back can we read the history'],
    answer: `It depends on your plan: ${perPlan('retention')}.`,
    to: compare,
  },
  {
    question: 'Do you offer single sign-on?',
    also: ['SSO', 'SAML login', 'Okta or Active Directory', 'one company login for our staff', 'audit log'],
    answer: `Yes. Single sign-on for your team and an audit log of every access come with ${plansWith('signOn')}.`,
    to: compare,
  },
  {
    question: 'Can we use our own encryption key?',
    also: ['BYOK', 'bring your own key', 'customer-managed keys', 'control the encryption keys ourselves'],
    answer: `On ${plansWith('ownKey')}, you bring your own encryption key. You can take it back any time, and without it, no one can open stored messages.`,
    to: compare,
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
    also: ['outages on weekends', 'the system is down', 'will someone call us about an outage'],
    answer: `We repair outages 24/7, on every plan. On ${plansWith('onCall')}, an engineer also calls you back within ${durationText(facts.outageCallback)}.`,
    to: `${paths.benefits.support}#example`,
  },
  {
    question: 'Do we get a dedicated contact?',
    also: ['named engineer', 'one person who knows our account', 'personal contact person'],
    answer: `On ${plansWith('engineer')}, the engineer who sets you up stays your contact.`,
    to: compare,
  },
];
