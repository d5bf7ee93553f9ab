import type { CSSProperties, ReactNode } from 'react';
import { PlanPrice } from '@/features/offer';
import { classNames } from '@/lib/class-names';
import { paths } from '@/site/paths';
import { type DayPart, dayPartAt, MINUTES_PER_DAY } from '@/site/day';
import { contactPath, planById } from '@/domain/plans';
import type { PlanId } from '@/site/plans';
import { ArcDrawing } from '@/ui/arc-drawing';
import { ButtonLink } from '@/ui/button';
import { Split } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { BookCall } from './book-call';

const tones = {
  accent: 'scheme-dark bg-surface pt-[max(3.75rem,15vw)] text-fg',
  quiet: 'border-t border-border bg-sunken',
} as const;

/** The color of the arc's light. */
const lights = {
  dawn: 'text-voice-ink',
  day: 'text-cloud-ink',
  dusk: 'text-chat-ink',
  night: 'text-accent',
} as const satisfies Record<DayPart['light'], string>;

interface NextStepProps {
  readonly tone: keyof typeof tones;
  readonly title: string;
  readonly text: string;
  /** Where the light of the arc stands, in hours of the day; each title has its own by default. */
  readonly hour?: number;
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
export function NextStep({
  tone,
  title,
  text,
  hour = 5 + (title.length % 17),
  plan,
  action,
  to = paths.contact,
  children,
}: NextStepProps) {
  const chosen = plan && planById(plan);
  const label = action ?? (chosen ? `Ask about ${chosen.title}` : 'Contact us');
  return (
    <section
      id="next-step"
      className={classNames('relative isolate px-gutter py-section print:hidden', tones[tone])}
    >
      {tone === 'accent' && <DayLight hour={hour} />}
      <div className="mx-auto max-w-content">
        <h2 className={classNames('max-w-5xl', tone === 'accent' ? 'text-display' : 'text-h2')}>{title}</h2>
        <Split align="end" className="mt-4 max-sm:gap-6 sm:mt-6 lg:mt-10">
          <p className="max-w-measure text-lg text-fg-muted sm:text-xl">{text}</p>
          <div className="lg:justify-self-end">
            {chosen && (
              <p className="mb-5 flex flex-wrap gap-x-6 gap-y-1 border-b border-border-strong/60 pb-3 lg:justify-between">
                <span className="font-medium">{chosen.title}</span>
                <span>
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

/** The arc of the day, wider than the window, and the glow of its light at an hour. */
function DayLight({ hour }: { hour: number }) {
  const share = hour / 24;
  const { light } = dayPartAt(share * MINUTES_PER_DAY);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--x': `${50 + (share - 0.5) * 116}%`,
    '--light': `var(--sky-${light})`,
  };
  return (
    <div className="pointer-events-none absolute inset-0 -z-10 overflow-hidden">
      <div
        style={style}
        className="absolute inset-0 bg-[radial-gradient(60%_110%_at_var(--x)_0%,var(--light),transparent),radial-gradient(80%_70%_at_calc(100%_-_var(--x))_120%,var(--accent-soft),transparent)] rtl:-scale-x-100"
      />
      <ArcDrawing at={share} className={classNames('absolute top-10 -left-[8%] w-[116%]', lights[light])} />
    </div>
  );
}
