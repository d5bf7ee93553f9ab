import { durationText, selfServePrice } from '@/domain/format';
import { listOf } from '@/lib/number-words';
import { contacts } from '../contacts';
import { facts, terms } from '../facts';
import { paths } from '../paths';
import { selfServePlans, type SelfServePlan } from '../plans';
import type { Question } from './question';

const { moneyBackDays, payments } = facts.selfServe;
const selfServe = `${paths.help}#subscription`;

/** "Self-serve Basic: Free. 1 chatbot, 50 conversations a month, …" */
function describe(plan: SelfServePlan): string {
  return `${plan.title}: ${selfServePrice(plan)}. ${plan.lines.join(', ')}.`;
}

const all: readonly Question[] = [
  {
    question: 'How do I get a refund?',
    also: ['money back guarantee', 'reimburse my payment', 'return policy'],
    answer: `The self-serve app has a ${moneyBackDays}-day money-back guarantee. Write to ${contacts.email.support} within ${moneyBackDays} days of your first payment. You don’t have to give a reason. For managed plans: ${terms.freeTest} A month or year that has started isn’t refunded.`,
    to: `${paths.help}#refunds-title`,
  },
  {
    question: 'How can I pay?',
    also: ['payment methods', 'do you take credit cards', 'PayPal or Stripe', 'pay by card'],
    answer: `You can pay for the self-serve app by ${listOf(payments, 'or')}. For managed plans, we send an invoice.`,
    to: `${paths.help}#payment-title`,
  },
  {
    question: 'When am I charged?',
    also: ['billing date', 'when does the first bill come', 'how often do you bill', 'monthly payment day'],
    answer: `${terms.firstCharge} After that, you pay ${terms.billing}. The self-serve app is paid at the start of each month.`,
    to: `${paths.help}#payment-title`,
  },
  {
    question: 'Is there a free plan?',
    also: ['can I try it without paying', 'free version for students', 'is it free'],
    answer: `${selfServePlans.slice(0, 1).map(describe).join('')} It’s free for as long as you like. Ask for it with “Start for free” on the Help page, and your login arrives within ${durationText(facts.selfServeAccess)}. No card needed.`,
    to: selfServe,
  },
  {
    question: 'What does the self-serve app cost?',
    also: [
      'price of the app',
      'how many answers a month',
      ...selfServePlans.slice(1).map(({ title }) => title),
    ],
    answer: selfServePlans.map(describe).join(' '),
    to: selfServe,
  },
];

export const paymentQuestions = all.filter(({ to }) => selfServePlans.length > 0 || to !== selfServe);
