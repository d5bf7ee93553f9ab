import { amountOf, listOf } from '@/lib/number-words';
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

const planFacts: Readonly<Record<PlanFact, (plan: Plan) => Included>> = {
  overage: ({ overage }) => (overage === undefined ? 'quoted' : `${money(overage)} per 1,000`),
  conversations: ({ conversations = 'unlimited' }) => conversations,
  support: ({ support }) => listOf(support),
  firstReply: ({ firstReply }) => amountOf(...firstReply),
};

const comparedRows = comparison.flatMap(({ group, rows }) => rows.map((row) => ({ ...row, group })));

/** The rows of the comparison. A fact that no plan states is not compared. */
export const comparisonRows = comparedRows
  .filter((row) => !('fact' in row) || row.fact === 'support' || plans.some((plan) => row.fact in plan))
  .map((row) => ({
    group: row.group,
    label: row.label,
    valueOf: (plan: Plan) => ('fact' in row ? planFacts[row.fact](plan) : row.values[plan.id]),
  }));

/** Whether every plan says how many conversations it includes, which the calculator compares. */
export const hasCalculator = plans.every(({ conversations }) => conversations !== undefined);

export const freePlan = selfServePlans.find(({ monthly }) => monthly === 0);

/** Whether there is what a text is about. */
export function isOffered(about: Limit | 'calculator' | 'self-serve' | 'free plan'): boolean {
  if (about === 'calculator') return hasCalculator;
  if (about === 'free plan') return freePlan !== undefined;
  return about === 'self-serve' ? selfServePlans.length > 0 : isCompared(about);
}

export const cheapestPlan = plans.reduce((one, other) => (other.monthly < one.monthly ? other : one));

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

export function isSelfServe(plan: Plan | SelfServePlan): plan is SelfServePlan {
  return selfServePlanById(plan.id) !== undefined;
}

/** The cheapest plan that includes something that a page promises. */
export function planWith(limit: Limit): Plan {
  return plansIncluding(limit)[0] ?? plans[0];
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

/** `Infinity` if a plan does not limit it. */
export function numberOf(plan: Plan, limit: Limit): number {
  const included = includedOf(plan, limit);
  if (typeof included === 'number') return included;
  return included === false ? 0 : Infinity;
}

/** The contact form with a managed or self-serve plan preselected, to pay by the year if asked for. */
export function contactPath(
  { id }: Pick<Plan | SelfServePlan, 'id'>,
  billing: 'monthly' | 'yearly' = 'monthly',
): string {
  return `${paths.contact}?plan=${id}${billing === 'yearly' ? '&billing=yearly' : ''}`;
}
