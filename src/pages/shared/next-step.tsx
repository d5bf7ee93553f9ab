import type { ReactNode } from 'react';
import { PlanPrice, usePricedText } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { paths } from '@/site/paths';
import { contactPath, planById, type PlanId } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { glowClass } from '@/ui/glow';
import { Split } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

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
    <section id="next-step" className={classNames('relative isolate px-gutter py-section', tones[tone])}>
      {tone === 'accent' && <Dial />}
      <Split align="end" className="mx-auto max-w-content">
        <div>
          <h2 className="text-h2">{priced(title)}</h2>
          <p className="mt-4 max-w-measure text-lg text-fg-muted">{priced(text)}</p>
        </div>
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
            {children ?? (chosen && <TextLink to={`${paths.pricing}#compare`}>Compare plans</TextLink>)}
          </div>
        </div>
      </Split>
    </section>
  );
}

/** Decoration: the scale of an instrument, cut off by the end of the band. */
function Dial() {
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 -z-10 overflow-hidden">
      <svg
        viewBox="0 0 640 320"
        fill="none"
        className="absolute -end-24 bottom-0 w-160 max-w-none stroke-accent max-lg:-end-96 max-lg:-bottom-56"
      >
        <circle
          cx="320"
          cy="320"
          r="296"
          pathLength="360"
          strokeWidth="12"
          strokeDasharray=".4 2.6"
          opacity=".35"
        />
        <circle cx="320" cy="320" r="230" opacity=".25" />
        <circle cx="320" cy="320" r="164" opacity=".18" />
        <path d="M502 88 472 126" strokeWidth="3" strokeLinecap="round" className="stroke-mint" />
      </svg>
    </div>
  );
}
