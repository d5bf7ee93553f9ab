import { LuX } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { paths } from '@/site/paths';
import type { PlanOfInterest } from './use-plan-of-interest';

/** Names the plan that the message is about, and lets go of it. */
export function PlanNote({ interest: { plan, price, insteadOf } }: { interest: PlanOfInterest }) {
  return (
    <div className="flex items-center gap-4 rounded-input border border-accent/30 bg-accent-soft py-1 ps-4 pe-1">
      <p className="min-w-0 flex-1 py-2">
        <span className="text-sm text-fg-muted">Your plan</span>{' '}
        <strong key={plan.id} className="font-semibold">
          {plan.title}
        </strong>{' '}
        <span key={price} className="font-mono">
          {price}
        </span>{' '}
        {insteadOf !== null && (
          <s className="font-mono text-sm text-fg-muted">
            <span className="sr-only">was </span>
            <span>{insteadOf}</span>
          </s>
        )}
      </p>
      <Link
        to={paths.contact}
        replace
        aria-label="Write without a plan"
        className="grid size-11 shrink-0 place-items-center rounded-control text-fg-muted hover:text-fg"
      >
        <LuX aria-hidden className="size-4.5" />
      </Link>
    </div>
  );
}
