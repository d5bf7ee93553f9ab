import { testRequest } from '@/domain/contract';
import {
  durationText,
  offerPrice,
  offerTerm,
  priceParts,
  selfServePrice,
  selfServeTitle,
} from '@/domain/format';
import { managedSteps, selfServeSteps, type OrderStep } from '@/domain/order';
import { cheapestPlan, planById, selfServePlanById } from '@/domain/plans';
import { useOfferRunning } from '@/features/offer';
import { lowerFirst } from '@/lib/number-words';
import { useHydratedLocation } from '@/lib/use-hydrated';

export interface ChosenPlan {
  readonly title: string;
  readonly price: string;
  /** Otherwise, we make a proposal first. */
  readonly isFixed: boolean;
  /** While the visitor's offer runs: the usual price, and how long the reduced one lasts. */
  readonly offer: { readonly insteadOf: string; readonly term: string } | null;
  readonly steps: readonly OrderStep[];
}

/** What the contact form is for: the plan in the address, the question in it, or else the test of one's own page. */
export function useContactRequest() {
  const query = new URLSearchParams(useHydratedLocation().search);
  const plan = chosenPlan(query, useOfferRunning());
  if (plan) {
    const [title, heading] = plan.isFixed
      ? [`Request ${plan.title}`, 'Your order']
      : ['Ask for a proposal', 'Your proposal'];
    const lead = `This is a request: you pay nothing today. We’ll confirm ${lowerFirst(plan.steps[0]?.when ?? '')}.`;
    return { plan, title, lead, heading, action: title };
  }
  const action = 'Send message';
  if (query.has('message')) {
    const lead = `We’ll reply within ${durationText(cheapestPlan.firstReply)}.`;
    return { plan, title: 'Ask us anything', lead, heading: 'Your question', action };
  }
  return {
    plan,
    title: testRequest.title,
    lead: `${testRequest.promise} Or ask us anything else.`,
    heading: 'Your page and questions',
    action,
    hint: 'The address of your page, or its text, and the questions.',
  };
}

/** The plan from `?plan=`. */
function chosenPlan(query: URLSearchParams, hasOffer: boolean): ChosenPlan | null {
  const id = query.get('plan');
  const selfServe = selfServePlanById(id);
  if (selfServe)
    return {
      title: selfServeTitle(selfServe),
      price: selfServePrice(selfServe),
      isFixed: selfServe.monthly !== 'custom',
      offer: null,
      steps: selfServeSteps(selfServe),
    };
  const plan = planById(id);
  if (!plan) return null;
  const isYearly = query.get('billing') === 'yearly' && plan.yearly !== undefined;
  const [amount, per] = priceParts(plan, isYearly ? 'yearly' : 'monthly');
  const reduced = hasOffer && !isYearly ? offerPrice(plan) : null;
  const firstPayment = reduced ?? amount;
  return {
    title: plan.title,
    price: firstPayment + per,
    isFixed: plan.price !== null,
    offer: reduced !== null ? { insteadOf: amount + per, term: offerTerm } : null,
    steps: managedSteps(plan, firstPayment),
  };
}

/** The plan as it is written in the delivered message. */
export function planSummary({ title, price, offer }: ChosenPlan): string {
  return `${title}, ${price}${offer ? ` with the special offer instead of ${offer.insteadOf}` : ''}`;
}
