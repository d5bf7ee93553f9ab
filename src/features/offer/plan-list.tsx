import type { ReactNode } from 'react';
import { plans, type Plan } from '@/site/plans';
import { classNames } from '@/lib/class-names';

const columns = plans.length > 3 ? 'md:grid-cols-2 xl:grid-cols-4' : 'lg:grid-cols-3';

interface PlanListProps {
  /** The card of a plan, in two rows: what is said of it and its price, then what it includes. */
  readonly children: (plan: Plan) => ReactNode;
}

/** The plans side by side, with their prices at one height. */
export function PlanList({ children }: PlanListProps) {
  return (
    <ul className={classNames('grid gap-6', columns)}>
      {plans.map((plan) => (
        <li key={plan.id} className="row-span-2 grid grid-rows-subgrid gap-y-0 *:row-span-2">
          {children(plan)}
        </li>
      ))}
    </ul>
  );
}
