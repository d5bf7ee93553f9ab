import { planPrice } from '@/domain/format';
import { planById } from '@/domain/plans';
import { PlanButton } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { lowerFirst } from '@/lib/number-words';
import { testRequest } from '@/site/facts';
import { paths } from '@/site/paths';
import type { PlanId } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { TextLink } from '@/ui/text-link';
import { BookCall } from './book-call';

interface NextStepProps {
  /** The sun stands on the horizon beside the text. Otherwise the section is one row. */
  readonly sunrise?: boolean;
  /** The sun has risen, at the end of Home's night. */
  readonly morning?: boolean;
  readonly title?: string;
  readonly text?: string;
  /** The suggested plan: its name, price, and button. Without one, the page ends with the site's one request. */
  readonly plan?: PlanId;
}

/** The closing section of a page: a plan to order, or the one request. */
export function NextStep({ morning = false, sunrise = morning, plan, ...words }: NextStepProps) {
  const { title = testRequest.title, text = sunrise && !plan ? testRequest.promise : undefined } = words;
  const chosen = plan && planById(plan);
  return (
    <section
      id="next-step"
      data-hour={morning ? 'morning' : sunrise ? 'sunrise' : 'night'}
      className={classNames('px-gutter print:hidden', sunrise ? 'horizon' : 'py-8 sm:py-10')}
    >
      <div
        className={classNames(
          'mx-auto max-w-content',
          !morning && 'on-sky',
          !sunrise && 'flex flex-wrap items-center justify-between gap-x-10 gap-y-5',
        )}
      >
        <div className={sunrise ? 'max-w-xl' : 'min-w-0 flex-1 basis-80'}>
          <h2 className={sunrise ? 'text-h2' : 'text-h3'}>{title}</h2>
          {text && <p className="mt-2 text-balance text-fg-muted">{text}</p>}
          {chosen && (
            <p className="mt-2 font-medium">{`${chosen.title}, ${lowerFirst(planPrice(chosen))}`}</p>
          )}
        </div>
        <div className={classNames('flex flex-wrap items-center gap-x-6 gap-y-3', sunrise && 'mt-7')}>
          {chosen ? (
            <PlanButton plan={chosen} size="lg" variant="secondary">
              {chosen.buttonText}
            </PlanButton>
          ) : (
            <ButtonLink
              to={paths.contact}
              size="lg"
              variant={sunrise ? 'primary' : 'secondary'}
              className={sunrise ? 'min-h-14' : undefined}
            >
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
