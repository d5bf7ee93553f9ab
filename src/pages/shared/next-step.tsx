import type { ReactNode } from 'react';
import { paths } from '@/site/paths';
import { monthlyPrice, plans, type PlanId } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { classNames } from '@/lib/class-names';

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
  /** The plan that fits; its name and price come with it. */
  readonly plan?: PlanId;
  readonly action: string;
  /** Where the button leads when there is no plan to ask about. */
  readonly to?: string;
  /** A second, quieter way on. */
  readonly children?: ReactNode;
}

/** How a page ends: one thing to do. */
export function NextStep({ tone, title, text, plan, action, to = paths.contact, children }: NextStepProps) {
  const look = tones[tone];
  return (
    <section id="next-step" className={classNames('px-gutter py-section', look.band)}>
      <div className="mx-auto grid max-w-content gap-8 *:min-w-0 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-16">
        <div>
          <h2 className="text-h2">{title}</h2>
          <p className={classNames('mt-4 max-w-measure text-lg', look.text)}>{text}</p>
        </div>
        <div className="lg:justify-self-end">
          {plans
            .filter(({ id }) => id === plan)
            .map((chosen) => (
              <p
                key={chosen.id}
                className={classNames('mb-5 flex gap-6 border-b pb-3 lg:justify-between', look.price)}
              >
                <span className="font-medium">{chosen.title}</span>
                <span className="font-mono">{monthlyPrice(chosen)}</span>
              </p>
            ))}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
            <ButtonLink
              to={plan === undefined ? to : `${paths.contact}?plan=${plan}`}
              variant={look.button}
              size="lg"
            >
              {action}
            </ButtonLink>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
