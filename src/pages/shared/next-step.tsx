import { testRequest } from '@/domain/contract';
import { monthlyPrice } from '@/domain/format';
import { planById } from '@/domain/plans';
import { PlanButton } from '@/features/offer';
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
  readonly title?: string;
  readonly text?: string;
  /** The suggested plan: its name, price, and button. Without one, the page ends with the site's one request. */
  readonly plan?: PlanId;
}

/** The closing section of a page: a plan to order, or the one request. */
export function NextStep({ tone, plan, ...words }: NextStepProps) {
  const { title = testRequest.title, text = plan ? undefined : testRequest.promise } = words;
  const chosen = plan && planById(plan);
  return (
    <section id="next-step" className={classNames('px-gutter py-section print:hidden', tones[tone])}>
      <div className="mx-auto flex max-w-4xl flex-col items-center gap-4 text-center sm:gap-6">
        <h2 className="text-h2">{title}</h2>
        {text && <p className="max-w-measure text-balance text-fg-muted sm:text-lg">{text}</p>}
        {chosen && <p className="font-medium">{`${chosen.title}, ${monthlyPrice(chosen)}`}</p>}
        <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-4">
          {chosen ? (
            <PlanButton plan={chosen} size="lg">
              {chosen.buttonText}
            </PlanButton>
          ) : (
            <ButtonLink to={paths.contact} size="lg">
              {testRequest.action}
            </ButtonLink>
          )}
          <BookCall size="lg" />
          {chosen && <TextLink to={paths.pricing}>See pricing</TextLink>}
        </div>
      </div>
    </section>
  );
}
