import { facts } from '@/site/facts';
import { countOf, listOf, lowerFirst } from '@/site/number-words';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { offerPrice, type Plan, plans, selfServePlans } from '@/site/plans';
import type { CuratedAnswer } from '../search-index';

const selfServe = `${paths.help}#subscription`;

/** Questions about the offer. */
export function offerAnswers(): readonly CuratedAnswer[] {
  const ask =
    'Is there a discount? | special offer | coupon | voucher | promo code | promotion | sale | deal | how long does the offer last | when does the discount end | offer ends | discount code | how long is the discount valid | until when is the offer | reduced price | cheaper | for new customers | bargain | percent off';
  if (!offer.enabled) return [{ ask, text: 'There is no special offer at the moment.', to: paths.pricing }];
  return [
    {
      ask,
      text: `Choose a managed plan within ${countOf(offer.days, 'day')} of your first visit and get ${offer.percent}% off, without a code: ${listOf(plans.map(reducedPrice))}.`,
      to: paths.offer,
    },
    ...plans.map((plan) => ({
      ask: `${plan.title} with the discount | price of ${plan.title} in the special offer | ${plan.title} coupon`,
      text: `With the special offer, ${reducedPrice(plan)}. The offer ends ${countOf(offer.days, 'day')} after your first visit.`,
      to: paths.offer,
    })),
  ];
}

/** Without "/month", because search replaces list prices while the offer runs. */
function reducedPrice(plan: Plan): string {
  return `${plan.title} costs ${offerPrice(plan)}/month instead of $${plan.monthly}`;
}

/** Questions about the self-serve app, its payment and refunds. */
export function selfServeAnswers(): readonly CuratedAnswer[] {
  const { moneyBackDays, payments } = facts.selfServe;
  const list = listOf(selfServePlans.map(({ title, price, per }) => `${title} (${lowerFirst(price)}${per})`));
  return [
    {
      ask: 'What is the self-serve app? | self service | difference between managed and self-serve | run it myself | self hosted | host it ourselves | self hosted version price | do it yourself | set it up myself | managed plans',
      text: `Managed plans are set up and run by us. The self-serve app is for people who set it up and run it themselves: ${list}.`,
      to: selfServe,
    },
    ...selfServePlans.map(({ title, price, per, description, features }) => ({
      ask: `self-serve ${title} price | how much is ${title} of the self-serve app | self service ${title}`,
      text: `Self-serve ${title}: ${lowerFirst(price)}${per}. ${description} It includes ${listOf(features.map(lowerFirst))}.`,
      to: selfServe,
    })),
    ...selfServePlans
      .filter(({ price }) => !/\d|custom/i.test(price))
      .map(({ title, price, features }) => ({
        ask: 'Is there a free plan? | free version | free trial | is it for free | something for free | test for free | students | student | school | no cost | trial period | without credit card',
        text: `Yes. The self-serve ${title} plan is ${lowerFirst(price)}, with ${listOf(features.map(lowerFirst))}. No card is needed.`,
        to: selfServe,
      })),
    {
      ask: 'How do I get my money back? | refund | money back guarantee | want the money back | reimburse | return policy | I am not satisfied | do not like it | guarantee | chargeback',
      text: `The self-serve app comes with a ${moneyBackDays}-day money-back guarantee: write to support within ${moneyBackDays} days of your first payment, and we refund all of it to the payment method you used. Managed plans run month to month.`,
      to: `${paths.help}#refunds-title`,
    },
    {
      ask: `How can I pay? | payment methods | payment | credit card | visa mastercard | which cards do you take | pay with card | ${payments.join(' | ')} | billing | debit card | bank transfer | invoice payment | when do I have to pay | how to pay`,
      text: `You can pay for the self-serve app by ${listOf(payments, 'or')}, at the start of each month.`,
      to: `${paths.help}#payment-title`,
    },
  ];
}
