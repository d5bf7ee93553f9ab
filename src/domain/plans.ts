import { paths } from '@/site/paths';
import {
  plans,
  selfServePlans,
  type Includes,
  type Plan,
  type PlanId,
  type SelfServePlan,
  type SelfServePlanId,
  type SupportChannel,
} from '@/site/plans';

export type Limit = keyof Includes;

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
  const [plan] = plansIncluding(limit);
  if (!plan) throw new Error(`No plan includes ${limit}: see "Remove a plan" in docs/recipes.md`);
  return plan;
}

/** The plans that include something, or at least so many of it. */
export function plansIncluding(limit: Limit, atLeast = 1): readonly Plan[] {
  return plans.filter(({ includes }) => numberOf(includes[limit]) >= atLeast);
}

export function plansSupportedBy(channel: SupportChannel): readonly Plan[] {
  return plans.filter(({ includes }) => includes.support.includes(channel));
}

/** `Infinity` if a plan does not limit it. */
export function numberOf(included: Includes[Limit]): number {
  if (typeof included === 'number') return included;
  return included === false ? 0 : Infinity;
}

/** The contact form with a managed or self-serve plan preselected, to pay by the year if asked for. */
export function contactPath(
  { id }: { readonly id: PlanId | SelfServePlanId },
  billing: 'monthly' | 'yearly' = 'monthly',
): string {
  return `${paths.contact}?plan=${id}${billing === 'yearly' ? '&billing=yearly' : ''}`;
}
