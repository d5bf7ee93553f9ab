import { planPrice } from '@/domain/format';
import { planById } from '@/domain/plans';
import { PlanButton } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { lowerFirst } from '@/lib/number-words';
import { testRequest } from '@/site/facts';
import { paths } from '@/site/paths';
import type { PlanId } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { sceneProps, type Scene } from '@/ui/scene';
import { TextLink } from '@/ui/text-link';
import { BookCall } from './book-call';

interface NextStepProps {
  /** The picture at night. Without one, the sun stands on the horizon. */
  readonly scene?: Scene;
  /** The sun has risen, at the end of Home's night. */
  readonly morning?: boolean;
  readonly title?: string;
  /** A page with a single heading has a paragraph here. */
  readonly titleAs?: 'h2' | 'p';
  readonly text?: string;
  /** The suggested plan: its name, price, and button. Without one, the page ends with the site's one request. */
  readonly plan?: PlanId;
}

/** The closing section of a page: a plan to order, or the one request. */
export function NextStep({
  scene,
  morning = false,
  plan,
  title = testRequest.title,
  titleAs: Title = 'h2',
  text = plan ? undefined : testRequest.promise,
}: NextStepProps) {
  const chosen = plan && planById(plan);
  return (
    <section
      id="next-step"
      data-hour={scene ? 'night' : morning ? 'morning' : 'sunrise'}
      {...(scene && sceneProps(scene))}
      className={classNames('px-gutter print:hidden', scene ? 'scene scene-close' : 'horizon')}
    >
      <div className={classNames('mx-auto w-full max-w-content', !morning && 'on-sky')}>
        <div className={classNames('max-w-xl md:max-w-[45%]', scene && 'md:rtl:ms-auto')}>
          <Title className="text-h2 font-semibold text-balance">{title}</Title>
          {text && <p className="mt-2 text-balance text-fg-muted">{text}</p>}
          {chosen && (
            <p className="mt-2 font-medium">{`${chosen.title}, ${lowerFirst(planPrice(chosen))}`}</p>
          )}
          <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 sm:mt-7">
            {chosen ? (
              <PlanButton plan={chosen} size="lg" className="min-h-14">
                {chosen.buttonText}
              </PlanButton>
            ) : (
              <ButtonLink to={paths.contact} size="lg" className="min-h-14">
                {testRequest.action}
              </ButtonLink>
            )}
            <BookCall size="lg" />
            {chosen && <TextLink to={paths.pricing}>See pricing</TextLink>}
          </div>
        </div>
      </div>
    </section>
  );
}
