import { listOf } from '@/lib/number-words';
import { amountOf } from '@/site/locale';
import { paths } from '@/site/paths';
import {
  comparison,
  plans,
  selfServePlans,
  type Limit,
  type Plan,
  type PlanFact,
  type PlanId,
  type SelfServePlan,
  type SupportChannel,
} from '@/site/plans';
import { money } from './money';

type Included = string | number | boolean;

/** What a plan does not say, it does not promise. */
const UNSAID = 'as agreed';

const planFacts: Readonly<Record<PlanFact, (plan: Plan) => Included>> = {
  overage: ({ overage }) => (overage === undefined ? 'quoted' : `${money(overage)} per 1,000`),
  conversations: ({ conversations = UNSAID }) => conversations,
  support: ({ support }) => listOf(support),
  firstReply: ({ firstReply }) => amountOf(...firstReply),
};

/** The comparison. A fact that no plan states is not compared. */
export const comparedGroups = comparison.flatMap(({ group, rows }) => {
  const compared = rows
    .filter((row) => !('fact' in row) || row.fact === 'support' || plans.some((plan) => row.fact in plan))
    .map((row) => ({
      label: row.label,
      valueOf: (plan: Plan) => ('fact' in row ? planFacts[row.fact](plan) : row.values[plan.id]),
    }));
  return compared.length === 0 ? [] : { group, rows: compared };
});

const comparedRows = comparison.flatMap(({ rows }) => rows);

/** A plan with a price, not one on request. */
export interface PricedPlan extends Plan {
  readonly price: number;
}

export function isPriced(plan: Plan): plan is PricedPlan {
  return plan.price !== null;
}

/** Whether a plan is paid by the month, which the calculator and the offer are about. */
export function isMonthly(plan: Plan): plan is PricedPlan {
  return isPriced(plan) && plan.per === 'month';
}

/** The plans that are paid by the month, cheapest first. */
export const monthlyPlans = plans.filter(isMonthly).toSorted(byPrice);

/** Whether each of them says how many conversations it includes, which the calculator compares. */
export const hasCalculator =
  monthlyPlans.length > 1 && monthlyPlans.every(({ conversations }) => conversations !== undefined);

export const freePlan = selfServePlans.find(({ monthly }) => monthly === 0);

/** Whether there is what a text is about. */
export function isOffered(about: Limit | 'calculator' | 'self-serve' | 'free plan'): boolean {
  if (about === 'calculator') return hasCalculator;
  if (about === 'free plan') return freePlan !== undefined;
  return about === 'self-serve' ? selfServePlans.length > 0 : isCompared(about);
}

export const cheapestPlan = cheapestOf(plans) ?? missingPrice();

export function cheapestOf(among: readonly Plan[]): PricedPlan | undefined {
  const priced = among.filter(isPriced).toSorted(byPrice);
  return priced.find(isMonthly) ?? priced[0];
}

function byPrice(one: PricedPlan, other: PricedPlan): number {
  return one.price - other.price;
}

function missingPrice(): never {
  throw new Error('At least one plan in src/site/plans.ts needs a price.');
}

/** Finds a plan that a page names by its id, which the types check. */
export function planOf(id: PlanId): Plan {
  const plan = planById(id);
  if (!plan) throw new Error(`No plan is called ${id}`);
  return plan;
}

export function planById(id: string | null): Plan | undefined {
  return plans.find((plan) => plan.id === id?.toLowerCase());
}

export function selfServePlanById(id: string | null): SelfServePlan | undefined {
  return selfServePlans.find((plan) => plan.id === id?.toLowerCase());
}

/** The cheapest plan that includes something that a page promises. */
export function planWith(limit: Limit): Plan {
  const including = plansIncluding(limit);
  return cheapestOf(including) ?? including[0] ?? plans[0];
}

/** Whether the comparison has it. What it leaves out no page promises. */
export function isCompared(limit: Limit): boolean {
  return isPlanFact(limit) || comparedRows.some((row) => 'id' in row && row.id === limit);
}

/** What a plan includes of something. */
export function includedOf(plan: Plan, limit: Limit): Included {
  if (isPlanFact(limit)) return planFacts[limit](plan);
  for (const row of comparedRows) if ('id' in row && row.id === limit) return row.values[plan.id];
  return 'unlimited';
}

function isPlanFact(limit: Limit): limit is PlanFact {
  return Object.hasOwn(planFacts, limit);
}

/** The plans that include something, or at least so many of it. */
export function plansIncluding(limit: Limit, atLeast = 1): readonly Plan[] {
  return plans.filter((plan) => numberOf(plan, limit) >= atLeast);
}

export function plansSupportedBy(channel: SupportChannel): readonly Plan[] {
  return plans.filter(({ support }) => support.includes(channel));
}

/** `Infinity` if a plan does not limit it, 0 if it says nothing of it. */
export function numberOf(plan: Plan, limit: Limit): number {
  const included = includedOf(plan, limit);
  if (typeof included === 'number') return included;
  return included === false || included === UNSAID ? 0 : Infinity;
}

/** The contact form with a managed or self-serve plan preselected, to pay by the year if asked for. */
export function contactPath(
  { id }: Pick<Plan | SelfServePlan, 'id'>,
  billing: 'monthly' | 'yearly' = 'monthly',
): string {
  return `${paths.contact}?plan=${id}${billing === 'yearly' ? '&billing=yearly' : ''}`;
}
