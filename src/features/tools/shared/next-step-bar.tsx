import { contactPath, planById } from '@/domain/plans';
import { MessageLink } from '@/features/forms';
import { PlanPrice } from '@/features/offer';
import { comparePath, plans, type Plan, type PlanId } from '@/site/plans';
import { TextLink } from '@/ui/text-link';

interface NextStepBarProps {
  /** Returns the result as text. Called on click. */
  readonly result: () => { readonly title: string; readonly text: string };
  /** The cheapest plan that includes the tool's service. */
  readonly plan: PlanId;
  /** What that plan does, after its name: "scores every message like this". */
  readonly does: (plan: Plan) => string;
}

/** Offers to send a tool's result with the contact form, and names the plan that fits. */
export function NextStepBar({ result, plan: planId, does }: NextStepBarProps) {
  const plan = planById(planId) ?? plans[0];
  const text = () => Object.values(result()).join('\n\n');
  return (
    <aside
      aria-label="Next step"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-border bg-accent-soft/50 p-5"
    >
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium text-balance">{`${plan.title} ${does(plan)}.`}</p>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-fg-muted">
          <span>
            <PlanPrice plan={plan} />
          </span>
          <TextLink to={comparePath}>Compare the plans</TextLink>
        </p>
      </div>
      <div className="max-sm:w-full">
        <MessageLink to={contactPath(plan)} text={text} className="max-sm:w-full">
          Send this result
        </MessageLink>
        <p className="mt-1.5 text-xs text-fg-muted">
          It goes into the contact form. Nothing is sent until you send the form.
        </p>
      </div>
    </aside>
  );
}
