import type { ReactNode } from 'react';
import { PlanPrice } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { paths } from '@/site/paths';
import { contactPath, planById, type PlanId } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { Split } from '@/ui/split';

const tones = {
  accent: { band: 'bg-accent text-on-accent', text: '', price: 'border-on-accent/40', button: 'secondary' },
  quiet: {
    band: 'border-t border-border bg-sunken',
    text: 'text-fg-muted',
    price: 'border-border-strong/60',
    button: 'primary',
  },
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
  /** A second, quieter link. */
  readonly children?: ReactNode;
}

/** The closing section of a page: one call to action and its price. */
export function NextStep({ tone, title, text, plan, action, to = paths.contact, children }: NextStepProps) {
  const look = tones[tone];
  const chosen = plan && planById(plan);
  const label = action ?? (chosen ? `Ask about ${chosen.title}` : 'Contact us');
  return (
    <section id="next-step" className={classNames('px-gutter py-section', look.band)}>
      <Split align="end" className="mx-auto max-w-content">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className={classNames('mt-4 max-w-measure text-lg', look.text)}>{text}</p>
        </div>
        <div className="lg:justify-self-end">
          {chosen && (
            <p
              className={classNames(
                'mb-5 flex flex-wrap gap-x-6 gap-y-1 border-b pb-3 lg:justify-between',
                look.price,
              )}
            >
              <span className="font-medium">{chosen.title}</span>
              <span className="font-mono">
                <PlanPrice plan={chosen} />
              </span>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink to={chosen ? contactPath(chosen) : to} variant={look.button} size="lg">
              {label}
            </ButtonLink>
            {children}
          </div>
        </div>
      </Split>
    </section>
  );
}
