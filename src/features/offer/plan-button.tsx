import { type ComponentProps } from 'react';
import { checkoutHref } from '@/domain/checkout';
import { contactPath, type Billing } from '@/domain/plans';
import { useUser } from '@/features/auth';
import { useHydrated } from '@/lib/use-hydrated';
import type { Plan, SelfServePlan } from '@/site/plans';
import { buttonClass, ButtonLink } from '@/ui/button';
import { useOfferRunning } from './offer-clock';

interface PlanButtonProps extends Omit<ComponentProps<typeof ButtonLink>, 'to'> {
  readonly plan: Plan | SelfServePlan;
  /** A payment page charges by the month, so an annual plan is asked for with the contact form. */
  readonly billing?: Billing;
}

/** Leads to the plan's payment page, or to the contact form if the plan has none. */
export function PlanButton({
  plan,
  billing = 'monthly',
  variant,
  size,
  className,
  ...rest
}: PlanButtonProps) {
  const user = useUser();
  const isHydrated = useHydrated();
  const running = useOfferRunning();
  const { checkoutUrl: url } = plan;
  const look = { variant, size };
  if (url === undefined || billing === 'yearly')
    return <ButtonLink {...rest} {...look} to={contactPath(plan, billing)} className={className} />;
  // The prerendered page is the same for every visitor, so the email is added after it has hydrated.
  const email = isHydrated ? user?.email : undefined;
  const href = checkoutHref(url, { email, hasOffer: running && 'price' in plan });
  return (
    <a {...rest} href={href} className={buttonClass(look, className)}>
      {rest.children}
    </a>
  );
}
