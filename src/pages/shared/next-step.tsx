import { planById } from '@/domain/plans';
import { PlanButton, PlanPrice } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { paths } from '@/site/paths';
import type { PlanId } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { BookCall } from './book-call';

const tones = {
  accent: 'nightfall scheme-dark text-fg',
  quiet: 'border-t border-border bg-sunken',
  /** The morning after the night that Home opens with. */
  dawn: 'sunrise scheme-dark text-fg pb-32!',
} as const;

interface NextStepProps {
  readonly tone: keyof typeof tones;
  readonly title: string;
  readonly text: string;
  /** The suggested plan: its name, price, and button. */
  readonly plan?: PlanId;
  /** The label of the button if there is no plan. */
  readonly action?: string;
  /** The target of the button if there is no plan. */
  readonly to?: string;
}

/** The closing section of a page: one call to action and its price. */
export function NextStep({
  tone,
  title,
  text,
  plan,
  action = 'Get Started',
  to = paths.contact,
}: NextStepProps) {
  const chosen = plan && planById(plan);
  return (
    <section id="next-step" className={classNames('px-gutter py-section print:hidden', tones[tone])}>
      <div className="mx-auto flex max-w-4xl flex-col items-center gap-4 text-center sm:gap-6">
        <h2 className="text-h2">{title}</h2>
        <p className="max-w-measure text-balance text-fg-muted sm:text-lg">{text}</p>
        {chosen && (
          <p className="flex flex-wrap items-baseline justify-center gap-x-3">
            <span className="font-medium">{chosen.title}</span>
            <PlanPrice plan={chosen} />
          </p>
        )}
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
          {chosen ? (
            <PlanButton plan={chosen} size="lg">
              {chosen.buttonText}
            </PlanButton>
          ) : (
            <ButtonLink to={to} size="lg">
              {action}
            </ButtonLink>
          )}
          <BookCall size="lg" />
          {chosen && <TextLink to={paths.pricing}>See pricing</TextLink>}
        </div>
      </div>
    </section>
  );
}
