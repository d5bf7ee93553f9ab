import type { ReactNode } from 'react';
import { PlanPrice, usePricedText } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { paths } from '@/site/paths';
import { contactPath, planById, type PlanId } from '@/site/plans';
import { ArcDrawing } from '@/ui/arc-drawing';
import { ButtonLink } from '@/ui/button';
import { glowClass } from '@/ui/glow';
import { Split } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { BookCall } from './book-call';

const tones = {
  accent: glowClass,
  quiet: 'border-t border-border bg-sunken',
} as const;

interface NextStepProps {
  readonly tone: keyof typeof tones;
  readonly title: string;
  readonly text: string;
  /** The suggested plan. Its name and price are shown, and the button opens the contact form with it. */
  readonly plan?: PlanId;
  /** The label of the button, "Ask about Pro" by default. */
  readonly action?: string;
  /** The target of the button if there is no plan. */
  readonly to?: string;
  /** A second, quieter link; with a plan, the comparison by default. */
  readonly children?: ReactNode;
}

/** The closing section of a page: one call to action and its price. */
export function NextStep({ tone, title, text, plan, action, to = paths.contact, children }: NextStepProps) {
  const priced = usePricedText();
  const chosen = plan && planById(plan);
  const label = action ?? (chosen ? `Ask about ${chosen.title}` : 'Contact us');
  return (
    <section
      id="next-step"
      className={classNames(
        'relative isolate px-gutter py-section print:hidden',
        tone === 'accent' && 'pt-[max(6rem,15vw)]',
        tones[tone],
      )}
    >
      {tone === 'accent' && (
        <div className="pointer-events-none absolute inset-0 -z-10 overflow-hidden">
          <ArcDrawing
            at={0.74}
            className="absolute top-10 left-1/2 w-[max(44rem,116%)] max-w-none -translate-x-1/2"
          />
        </div>
      )}
      <div className="mx-auto max-w-content">
        <h2 className={classNames('max-w-5xl', tone === 'accent' ? 'text-display' : 'text-h2')}>{title}</h2>
        <Split align="end" className="mt-6 lg:mt-10">
          <p className="max-w-measure text-lg text-fg-muted sm:text-xl">{priced(text)}</p>
          <div className="lg:justify-self-end">
            {chosen && (
              <p className="mb-5 flex flex-wrap gap-x-6 gap-y-1 border-b border-border-strong/60 pb-3 lg:justify-between">
                <span className="font-medium">{chosen.title}</span>
                <span className="font-mono">
                  <PlanPrice plan={chosen} />
                </span>
              </p>
            )}
            <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
              <ButtonLink to={chosen ? contactPath(chosen) : to} size="lg">
                {label}
              </ButtonLink>
              <BookCall size="lg" />
              {children ?? (chosen && <TextLink to={`${paths.pricing}#compare`}>Compare plans</TextLink>)}
            </div>
          </div>
        </Split>
      </div>
    </section>
  );
}
