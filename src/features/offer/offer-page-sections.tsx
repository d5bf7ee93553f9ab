import { LuPartyPopper, LuSquare } from 'react-icons/lu';
import { offerTerm } from '@/domain/format';
import { countOf } from '@/lib/number-words';
import { brand } from '@/site/brand';
import { momentText } from '@/site/locale';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { unit } from '@/site/plans';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { useConfetti } from './confetti';
import { useOfferRunning, useOfferTime } from './offer-clock';
import { PlanCards } from './plan-cards';
import { yearAtOnce } from './pricing-section';

const RUNNING = `Order a managed plan within ${countOf(offer.days, 'day')} of your first visit, and pay ${offer.percent}% less ${offerTerm}. Extra ${unit.name} cost the same.`;
const OVER = 'The plans below cost their usual price. We set them up and run them for you.';

const DAY_SECONDS = 24 * 60 * 60;

const units = [
  { name: 'Days', seconds: DAY_SECONDS, wrapsAt: Infinity },
  { name: 'Hours', seconds: 60 * 60, wrapsAt: 24 },
  { name: 'Minutes', seconds: 60, wrapsAt: 60 },
  { name: 'Seconds', seconds: 1, wrapsAt: 60 },
] as const;

export function HeadlineSection() {
  const running = useOfferRunning();
  const isOver = useOfferTime()?.secondsLeft === 0;
  const { canvas, ...confetti } = useConfetti();
  const lead = running ? RUNNING : OVER;
  return (
    <section
      id="special-offer"
      data-tone="head"
      className="relative isolate overflow-clip px-gutter pt-4 sm:pt-12"
    >
      <title>{`Special Offer In Pricing · ${brand.name}`}</title>
      <meta name="description" content={RUNNING} />
      {confetti.running && !isOver && (
        <canvas ref={canvas} aria-hidden className="pointer-events-none absolute inset-0 -z-1 size-full" />
      )}
      <div className="mx-auto grid max-w-content gap-x-16 gap-y-3 *:min-w-0 lg:grid-cols-[3fr_2fr] lg:items-end">
        <div>
          <h1 className="text-h1">
            {isOver ? (
              <span key="over">This offer has ended</span>
            ) : (
              <span key="typed" className="typed">
                <span>Special Offer In Pricing</span>
              </span>
            )}
          </h1>
          <p
            key={lead}
            data-search="skip"
            className="mt-2 max-w-measure text-balance text-fg-muted sm:mt-4 sm:text-lg"
          >
            {lead}
          </p>
        </div>
        <Countdown {...confetti} />
      </div>
    </section>
  );
}

/** The managed plans at the offer's price while it runs, at the regular price afterwards. */
export function TicketsSection() {
  const running = useOfferRunning();
  return (
    <Section id="plans" className="max-sm:-mt-4">
      <h2 className="sr-only">Pick the plan that fits</h2>
      <PlanCards strikesPrice isBrief />
      <p className="mt-6 flex flex-wrap justify-between gap-x-8 gap-y-2 text-fg-muted">
        <TextLink to={`${paths.pricing}#compare`}>Compare what they include</TextLink>
        {running && <span>{yearAtOnce}</span>}
      </p>
    </Section>
  );
}

/** The countdown is not a live region; only its end is announced. */
function Countdown({ offered, running, toggle }: Omit<ReturnType<typeof useConfetti>, 'canvas'>) {
  const time = useOfferTime();
  const expired = time?.secondsLeft === 0;
  const Icon = running ? LuSquare : LuPartyPopper;
  return (
    <div data-search="skip">
      <p role="status" className={expired ? 'text-h3 font-semibold' : 'sr-only'}>
        {expired && <span>Offer Expired</span>}
      </p>
      {!expired && (
        <div className="flex flex-wrap items-end gap-x-4 sm:gap-x-6">
          <SunArc left={time ? time.secondsLeft / (offer.days * DAY_SECONDS) : 1} />
          <div role="timer" aria-label="Time left on the offer" translate="no">
            <ul className="flex flex-wrap gap-x-4">
              {units.map(({ name, seconds, wrapsAt }) => (
                <li key={name}>
                  <span className="block text-h4 font-semibold">
                    {time ? twoDigits(Math.floor(time.secondsLeft / seconds) % wrapsAt) : '––'}
                  </span>
                  <span className="block text-xs text-fg-muted">{name}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className="mt-1 flex min-h-9 flex-wrap items-center gap-x-4 text-sm text-fg-muted">
        {time && (
          <p>
            <span>{expired ? 'Ended' : 'Ends'}</span>{' '}
            <time dateTime={new Date(time.endsAt).toISOString()}>
              {expired
                ? momentText(time.endsAt, 'moment')
                : `${momentText(time.endsAt, 'weekday')}, ${momentText(time.endsAt, 'time')}`}
            </time>
          </p>
        )}
        {time && !expired && offered && (
          <Button variant="ghost" size="sm" className="text-xs!" onClick={toggle}>
            <Icon aria-hidden className="size-3.5" />
            <span>{running ? 'Stop confetti' : 'Play confetti again'}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

/** The days of the offer as the way of the sun, from its rise to its setting. */
function SunArc({ left }: { left: number }) {
  const done = 1 - Math.min(1, left);
  const [sunX, sunY] = onArc(done);
  return (
    <svg aria-hidden viewBox="-24 0 528 222" className="w-28 shrink-0 fill-none sm:w-44">
      <path d="M0 178h480" stroke="currentColor" strokeOpacity="0.35" strokeWidth="4" />
      <path d={ARC} stroke="currentColor" strokeOpacity="0.35" strokeWidth="8" strokeDasharray="8 16" />
      <path d={ARC} stroke="var(--sun)" strokeWidth="10" pathLength="1" strokeDasharray={`${done} 1`} />
      <circle cx={sunX} cy={sunY} r="40" fill="var(--sun)" />
    </svg>
  );
}

const RADIUS = { x: 216, y: 154 } as const;
const ARC = `M24 178a${RADIUS.x} ${RADIUS.y} 0 0 1 432 0`;

function onArc(share: number): readonly [x: number, y: number] {
  const angle = Math.PI * (1 - share);
  return [240 + RADIUS.x * Math.cos(angle), 178 - RADIUS.y * Math.sin(angle)];
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
