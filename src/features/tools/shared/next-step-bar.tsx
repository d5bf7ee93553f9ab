import { LuSend } from 'react-icons/lu';
import { contactPath, planById } from '@/domain/plans';
import { useOwnerId } from '@/features/auth';
import { attachToContact, type AttachedResult } from '@/features/forms';
import { PlanPrice } from '@/features/offer';
import { comparePath, plans, type Plan, type PlanId } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';

interface NextStepBarProps {
  /** Returns the result as text. Called on click. */
  readonly result: () => AttachedResult;
  /** The cheapest plan that includes the tool's service. */
  readonly plan: PlanId;
  /** What that plan does, after its name: "scores every message like this". */
  readonly does: (plan: Plan) => string;
}

/** Offers to attach a tool's result to the contact form, and names the plan that fits. */
export function NextStepBar({ result, plan: planId, does }: NextStepBarProps) {
  const owner = useOwnerId();
  const plan = planById(planId) ?? plans[0];
  const claim = `${plan.title} ${does(plan)}.`;
  return (
    <aside
      aria-label="Next step"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-border bg-accent-soft/50 p-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium text-balance">
          <span key={claim}>{claim}</span>
        </p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-fg-muted">
          <span>
            <PlanPrice plan={plan} />
          </span>
          <TextLink to={comparePath}>Compare the plans</TextLink>
        </p>
      </div>
      <div className="max-sm:w-full">
        <ButtonLink
          to={`${contactPath(plan)}#message`}
          onClick={() => attachToContact(owner, result())}
          className="max-sm:w-full"
        >
          <LuSend aria-hidden className="size-4" />
          <span>Send this result</span>
        </ButtonLink>
        <p className="mt-1.5 text-xs text-fg-muted">
          It is attached to the contact form. Nothing is sent until you send the form.
        </p>
      </div>
    </aside>
  );
}
