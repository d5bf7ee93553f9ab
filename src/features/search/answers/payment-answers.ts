import { contacts } from '@/site/contacts';
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
    'Is there a discount? | special offer | get the 10 percent less | time to make up my mind and still save | percentage shown at the top | coupon | voucher | promo code | promotion | sale | deal | how long does the offer last | when does the discount end | offer ends | discount code | how long is the discount valid | until when is the offer | reduced price | cheaper | for new customers | bargain | percent off | any way to get it cheaper | save money | lower price | can I haggle | cut the price | price reduction | anything off | bonus for newcomers | does the offer run out | how long do I have for the discount | sale on | negotiate | cheap deal | special price | saw a banner about a discount | days left to decide | how many days does the promotion last | is there a welcome price | what percentage do new clients get off | countdown at the top of the page | deadline for the reduction | how long can I think about it and still get the reduction';
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
      ask: 'What is the self-serve app? | self service | difference between managed and self-serve | run it myself | self hosted | host it ourselves | self hosted version price | do it yourself | set it up myself | managed plans | diy version | build it on our own | app that I run | without your help | price of the app | do you have an app | which version do I set up myself | difference between the app and the plans | manage it on my own | not managed | what is the difference between you running it and us | do everything ourselves | without your help | plans compared with the app on the help page | thing I install and look after myself | is there a version where you are not involved | app without your team',
      text: `We run the managed plans for you. The self-serve app is for people who set up and run AI themselves: ${list}.`,
      to: selfServe,
    },
    ...selfServePlans.map(({ title, price, per, description, features }) => ({
      ask: `self-serve ${title} price | how much is ${title} of the self-serve app | self service ${title} | app subscription for ${price} | what does the ${price} version include | how many answers and chatbots in the ${price} app | answers a month in the ${title} app`,
      text: `Self-serve ${title}: ${lowerFirst(price)}${per}. ${description} It includes ${listOf(features.map(lowerFirst))}.`,
      to: selfServe,
    })),
    ...selfServePlans
      .filter(({ price }) => !/\d|custom/i.test(price))
      .map(({ title, description, features }) => ({
        ask: 'Is there a free plan? | free tier and its limits | limits of the free plan | answers in the free version | free for how long | free version | free trial | is it for free | something for free | test for free | students | student | school | no cost | trial period | without credit card | try it without paying | play around with it | test it first | zero budget | no money | I am at university | college | gratis | free of charge | do I have to pay | sample it | take a look before buying | try before you buy | demo account | without a card | is there a trial | broke | no budget | anything without paying | costs nothing | what is the catch of the free version | zero money | student with no money | can I stay on the free one forever | is the trial limited in time | something that costs zero for my hobby | free one without entering payment details',
        text: `Yes. The self-serve ${title} plan has ${lowerFirst(description).replace('.', '')}: ${listOf(features.map(lowerFirst))}. No card needed.`,
        to: selfServe,
      })),
    {
      ask: 'How do I get my money back? | refund to my card or a voucher | explain why I want a refund | payment method of the refund | refund | bought the app and want my money back | subscription days ago not what I need | refund deadline | refund conditions | reason for a refund | money back after payment | who gets a refund | money back guarantee | want the money back | reimburse | return policy | I am not satisfied | do not like it | guarantee | chargeback | hate it | cash back | changed my mind | disappointed | want my cash back | give me back my money | how long can I return it | cancel the purchase | bought it by mistake | undo my payment | get a refund | refund after a week | is there a refund | not satisfied want my money | it is not for me after two days | give it back within a week | changed my mind after buying | return the app | do you give refunds | I am not satisfied and paid yesterday | changed my mind after buying the app | bought it by accident | want my payment returned | is it too late to get my payment back | must I explain why I return it | does the refund go to my card or is it a voucher',
      text: `The self-serve app comes with a ${moneyBackDays}-day money-back guarantee. Write to ${contacts.email.support} within ${moneyBackDays} days of your first payment, and we refund all of it to the payment method you used. You do not have to give a reason.`,
      to: `${paths.help}#refunds-title`,
    },
    {
      ask: `How can I pay? | when do I get charged each month | charge date | debit at the start of the month | monthly payment day | payment methods | payment | credit card | visa mastercard | which cards do you take | pay with card | ${payments.join(' | ')} | billing | debit card | bank transfer | when do I have to pay | how to pay | how can I pay you | what cards | can I use my visa | amex | apple pay | take my card | when is my card charged | when do you take the money | direct debit | pay online | ways to pay | pay through | how does the money get to you | apple pay | which cards | pay w paypal | which cards | pay with my company card | on which day does the charge go through | american express or debit | do you take bank payment | what can I pay with | ways of paying`,
      quote: 'You pay for the self-serve app | Payment',
      to: `${paths.help}#payment-title`,
    },
    {
      ask: 'invoice | receipt | where is my invoice | need the invoice of last payment | accounting asks for an invoice | billing document | invoice copy | bill for my bookkeeper | do I get an invoice | proof of payment | bill for the tax office | invoice by email | something for my accountant | paperwork for the payment | paper for the tax office | document for my accountant after each payment | a bill every month | my accountant wants a bill for every month | get bills by mail | proof of payment for taxes | monthly statement',
      quote: 'You get an invoice',
      to: `${paths.help}#payment-title`,
    },
  ];
}
