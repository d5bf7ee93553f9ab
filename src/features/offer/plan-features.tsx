import { LuCheck } from 'react-icons/lu';
import { contactPath, type Plan } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/lib/class-names';

interface PlanFeaturesProps {
  readonly plan: Plan;
  /** Brings the special offer along. */
  readonly offer?: boolean;
  readonly className: string;
}

/** What a plan includes, and the way to it. */
export function PlanFeatures({ plan, offer = false, className }: PlanFeaturesProps) {
  return (
    <div className={classNames('flex flex-col justify-between gap-8', className)}>
      <ul className="space-y-3">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <LuCheck aria-hidden className="mt-1 size-4.5 shrink-0 text-mint" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to={contactPath(plan, offer)} variant={plan.popular ? 'primary' : 'secondary'}>
        {plan.buttonText}
      </ButtonLink>
    </div>
  );
}
