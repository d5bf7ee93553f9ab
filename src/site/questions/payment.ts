import { billing, cancellation, firstCharge, freeTest } from '@/domain/contract';
import { durationText, planPrice, selfServeFeatures, selfServePrice, selfServeTitle } from '@/domain/format';
import { cheapestPlan, freePlan } from '@/domain/plans';
import { countOf, listOf, lowerFirst } from '@/lib/number-words';
import { contacts } from '../contacts';
import { facts } from '../facts';
import { amountOf } from '../locale';
import { paths } from '../paths';
import { plans, selfServePlans } from '../plans';
import type { Question } from './question';

const { moneyBackDays, payments } = facts.selfServe;
const selfServe = `${paths.help}#subscription`;
const others = selfServePlans.filter((plan) => plan !== freePlan);

const selfServePrices = listOf(
  selfServePlans.map(
    (plan) =>
      `${selfServeTitle(plan)} (${lowerFirst(selfServePrice(plan))}: ${listOf(selfServeFeatures(plan).map(lowerFirst))})`,
  ),
);

export const paymentQuestions: readonly Question[] = [
  {
    question: 'How do I get a refund?',
    about: 'self-serve',
    also: [
      'money back guarantee',
      'I want my money back',
      'reimburse my payment',
      'return policy',
      'how many days do I have to ask for a refund',
    ],
    answer: `The self-serve app comes with a ${moneyBackDays}-day money-back guarantee. Write to ${contacts.email.support} within ${amountOf(moneyBackDays, 'day')} of your first payment, and we’ll refund all of it. You don’t have to give a reason.`,
    to: `${paths.help}#refunds-title`,
  },
  {
    question: 'How can I pay?',
    about: 'self-serve',
    also: [
      'payment methods',
      'do you take credit cards',
      'PayPal or Stripe',
      'Visa, Mastercard or debit card',
      'pay by card',
      'Apple Pay, Amex, or bank transfer',
    ],
    answer: `You can pay for the self-serve app by ${listOf(payments, 'or')}. For managed plans, we send an invoice.`,
    to: `${paths.help}#payment-title`,
  },
  {
    question: 'When am I charged?',
    about: 'self-serve',
    also: [
      'billing date',
      'when is the payment due',
      'how often do you bill',
      'monthly payment day',
      'which day does the money leave my account',
    ],
    answer: `On managed plans, ${lowerFirst(firstCharge)} After that, you pay ${billing}. The self-serve app is paid at the start of each month.`,
    to: `${paths.help}#payment-title`,
  },
  {
    question: 'Do I get an invoice?',
    about: 'self-serve',
    also: [
      'receipt for my accountant',
      'bill for the tax office',
      'invoice by email',
      'proof of payment',
      'something on paper for bookkeeping after each payment',
    ],
    answer: 'Yes. You get an invoice by email for every payment.',
    to: `${paths.help}#payment-title`,
  },
  {
    question: 'Is there a free plan?',
    about: 'free plan',
    also: [
      'free trial',
      'can I try it without paying',
      'free version for students',
      'do I need a credit card to test it',
      'is it free',
    ],
    answer: `Yes. ${freePlan ? selfServeTitle(freePlan) : ''} is free for as long as you like, with limited features: ${freePlan ? listOf(selfServeFeatures(freePlan).map(lowerFirst)) : ''}. Ask for it with “Start for free” on the Help page, and your login arrives within ${durationText(facts.selfServeAccess)}. No card needed.`,
    to: selfServe,
  },
  {
    question: 'What’s the difference between managed and self-serve?',
    about: 'self-serve',
    also: [
      'what is the self-serve app',
      'set it up myself',
      'do it yourself version',
      'run it on our own without your help',
      'managed plans or the app',
      'who sets it up and runs it, you or us',
    ],
    plans: [cheapestPlan.id],
    answer: `We set up and run the managed plans for you, from ${planPrice(cheapestPlan)}. The self-serve app is for teams that like to set up and run AI themselves: ${listOf(selfServePlans.map((plan) => `${selfServeTitle(plan)} (${lowerFirst(selfServePrice(plan))})`))}.`,
    to: selfServe,
  },
  {
    question: 'What does the self-serve app cost?',
    about: 'self-serve',
    also: [
      'price of the app',
      ...others.map(selfServeTitle),
      'how many answers a month does the app include',
      ...others.slice(0, 1).map((plan) => `the plan for ${selfServePrice(plan)}`),
    ],
    answer: `The self-serve app has ${countOf(selfServePlans.length, 'plan')}: ${selfServePrices}.`,
    to: selfServe,
  },
  {
    question: 'What happens to our data when we cancel?',
    also: [
      'export our data after we leave',
      'download everything after canceling',
      'is data deleted when the contract ends',
      'take our data with us',
      'how long can I get my chats out after quitting',
      'leave and keep our files',
    ],
    answer: cancellation,
    to: `${paths.cloudIntegration}#limits`,
  },
  {
    question: 'Are managed plans covered by the money-back guarantee?',
    about: 'self-serve',
    also: [
      'refund for a managed plan',
      `money back on ${listOf(
        plans.slice(1).map(({ title }) => title),
        'or',
      )}`,
      'refund if we cancel a managed plan early',
    ],
    answer: `No, the ${moneyBackDays}-day guarantee belongs to the self-serve app. ${freeTest} ${cancellation}`,
    to: `${paths.help}#refunds-title`,
  },
];
