import { durationText, offerPrice, offerTerm, priceParts, selfServePrice } from '@/domain/format';
import { money } from '@/domain/money';
import { cheapestPlan, planById } from '@/domain/plans';
import { useOfferRunning } from '@/features/offer';
import { listOf, lowerFirst } from '@/lib/number-words';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { facts, liveStage, setUpStages, terms, testRequest } from '@/site/facts';
import { selfServePlans, type Plan, type SelfServePlan } from '@/site/plans';

export interface OrderStep {
  readonly when: string;
  readonly text: string;
}

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
    const lead = `You pay nothing today. We’ll confirm ${lowerFirst(plan.steps[0]?.when ?? '')}.`;
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
    action: 'Send my page',
    hint: 'Paste your page’s address or its text, then your questions.',
  };
}

/** The plan from `?plan=`. */
function chosenPlan(query: URLSearchParams, hasOffer: boolean): ChosenPlan | null {
  const id = query.get('plan');
  const selfServe = selfServePlans.find((plan) => plan.id === id?.toLowerCase());
  if (selfServe)
    return {
      title: selfServe.title,
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

const PROPOSAL =
  'We ask what you need, then send a proposal with a fixed price. You pay nothing until you accept it.';

/** The stages after the first that no visitor sees. */
const privateTests = setUpStages.slice(1).filter(({ visitors }) => visitors === 0);

/** What happens after a managed plan is requested, up to the first charge, or to a proposal if it has no price. */
export function managedSteps({ firstReply, price }: Plan, firstPayment: string): readonly OrderStep[] {
  const reply = `Within ${durationText(firstReply)}`;
  if (price === null) return [{ when: reply, text: PROPOSAL }];
  return [
    { when: reply, text: 'We confirm by email and set a time to start.' },
    ...privateTests.map(({ when, title, you }) => ({
      when,
      text: `${title}: ${lowerFirst(you)} ${terms.freeTest}`,
    })),
    {
      when: liveStage.when,
      text: `It goes live for everyone. We send your first invoice, ${firstPayment}, on that day.`,
    },
  ];
}

function selfServeSteps({ monthly }: SelfServePlan): readonly OrderStep[] {
  if (monthly === 'custom')
    return [{ when: `Within ${durationText(cheapestPlan.firstReply)}`, text: PROPOSAL }];
  const { moneyBackDays, payments } = facts.selfServe;
  const when = `Within ${durationText(facts.selfServeAccess)}`;
  if (monthly === 0) return [{ when, text: 'Your login arrives by email. There’s nothing to pay.' }];
  return [
    { when, text: `Your login arrives by email. With it comes a link to pay by ${listOf(payments, 'or')}.` },
    {
      when: 'When you pay',
      text: `You pay ${money(monthly)}. For ${moneyBackDays} days, you can have it all back.`,
    },
  ];
}
