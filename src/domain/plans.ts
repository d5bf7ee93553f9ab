import { listOf } from '@/lib/number-words';
import { amountOf, withCommas } from '@/site/locale';
import { paths } from '@/site/paths';
import {
  comparison,
  plans,
  unit,
  type ComparisonRow,
  type Limit,
  type Plan,
  type PlanFact,
  type PlanId,
  type SelfServePlan,
} from '@/site/plans';
import { money } from './money';

type Included = string | number | boolean;

const planFacts: Readonly<Record<PlanFact, (plan: Plan) => Included>> = {
  overage: ({ overage }) =>
    overage === undefined ? 'quoted' : `${money(overage)} per ${withCommas(unit.overagePer)}`,
  conversations: ({ conversations = 'as agreed' }) => conversations,
  support: ({ support }) => listOf(support),
  firstReply: ({ firstReply }) => amountOf(...firstReply),
};

/** What a plan includes in a row of the comparison. */
export function valueOf(row: ComparisonRow, plan: Plan): Included {
  return 'fact' in row ? planFacts[row.fact](plan) : row.values[plan.id];
}

/** The same for a row that a sentence quotes by its id. */
export function includedOf(plan: Plan, limit: Limit): Included {
  const rows = comparison.flatMap((group) => group.rows);
  const row = rows.find((one) => ('fact' in one ? one.fact : one.id) === limit);
  if (!row) throw new Error(`The comparison in src/site/plans.ts has no ${limit}, which a sentence quotes.`);
  return valueOf(row, plan);
}

/** A plan with a price, not one on request. */
export interface PricedPlan extends Plan {
  readonly price: number;
}

function isPriced(plan: Plan): plan is PricedPlan {
  return plan.price !== null;
}

/** Whether a plan is paid by the month, which the calculator and the offer are about. */
export function isMonthly(plan: Plan): plan is PricedPlan {
  return isPriced(plan) && plan.per === 'month';
}

/** The plans that are paid by the month, cheapest first. */
export const monthlyPlans = plans.filter(isMonthly).toSorted((one, other) => one.price - other.price);

export const cheapestPlan = monthlyPlans[0] ?? plans.find(isPriced) ?? missingPrice();

function missingPrice(): never {
  throw new Error('At least one plan in src/site/plans.ts needs a price.');
}

/** Finds a plan that a sentence names by its id, which the types check. */
export function planOf(id: PlanId): Plan {
  const plan = planById(id);
  if (!plan) throw new Error(`src/site/plans.ts has no plan ${id}, which a sentence names.`);
  return plan;
}

export function planById(id: string | null): Plan | undefined {
  return plans.find((plan) => plan.id === id?.toLowerCase());
}

/** A plan and those after it. */
export function plansFrom(id: PlanId): readonly Plan[] {
  return plans.slice(plans.indexOf(planOf(id)));
}

/** The contact form with a managed or self-serve plan preselected, to pay by the year if asked for. */
export function contactPath({ id }: Pick<Plan | SelfServePlan, 'id'>, billing: Billing = 'monthly'): string {
  return `${paths.contact}?plan=${id}${billing === 'yearly' ? '&billing=yearly' : ''}`;
}

/** How a plan is paid: for each month, or for a year at once. */
export type Billing = 'monthly' | 'yearly';
