import { annualPrice, overagePrices, uptimeCredits } from '@/domain/contract';
import { offerTerm, planFeatures, planPrice, titleWithPrice } from '@/domain/format';
import { cheapestPlan, freePlan } from '@/domain/plans';
import { listOf } from '@/lib/number-words';
import { facts } from '../facts';
import { offer } from '../offer';
import { paths } from '../paths';
import { comparePath as compare, plans, type Plan } from '../plans';
import type { Question } from './question';

const cards = `${paths.pricing}#plans`;

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
  to: paths.offer,
};
const none: Question = { ...discount, answer: 'There’s no special offer right now.', to: cards };

export const planQuestions: readonly Question[] = [
  {
    question: 'How much does it cost?',
    also: ['price list', 'how much do you charge a month', 'compare the plans', 'is it expensive'],
    plans: plans.map(({ id }) => id),
    answer: `Setup included: ${listOf(plans.map(titleWithPrice))}.${freePlan ? ' The self-serve app starts with a free plan.' : ''}`,
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
    about: 'calculator',
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
    answer: `One month${plans.some(({ yearly }) => yearly) ? ', or one year' : ''}. ${annualPrice}`,
    to: compare,
  },
  {
    question: 'What happens if we go over our conversation limit?',
    about: 'calculator',
    also: ['more chats than our plan includes', 'overage charges', 'do you cut us off at the limit'],
    answer: `We never cut off a conversation at the limit. ${overagePrices}`,
    to: compare,
  },
  {
    question: 'Who is each plan for?',
    also: ['plan for freelancers', 'plan for a small store', 'plan for growing companies'],
    answer: plans.map(({ title, audience }) => `${title}: ${audience}.`).join(' '),
    to: cards,
  },
  {
    question: 'Do you promise uptime?',
    also: ['uptime guarantee', 'SLA', 'availability', 'how often is it down', 'how reliable is the service'],
    answer: `${facts.uptimePercent}% uptime on every plan. When we miss it, it comes off your bill: ${uptimeCredits}.`,
    to: `${paths.benefits.security}#questionnaire`,
  },
];
