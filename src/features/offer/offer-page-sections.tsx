import { LuPartyPopper, LuSquare } from 'react-icons/lu';
import { offerTerm } from '@/domain/format';
import { countOf } from '@/lib/number-words';
import { brand } from '@/site/brand';
import { momentText } from '@/site/locale';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { Button } from '@/ui/button';
import { Eyebrow, Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { useConfetti } from './confetti';
import { useOfferRunning, useOfferTime } from './offer-clock';
import { PlanCards } from './plan-cards';
import { yearAtOnce } from './year-at-once';

const RUNNING = `Order a managed plan within ${countOf(offer.days, 'day')} of your first visit, and pay ${offer.percent}% less ${offerTerm}. Extra conversations cost the same.`;
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
  const lead = running ? RUNNING : OVER;
  return (
    <section id="special-offer" data-tone="head" className="relative isolate px-gutter pt-6 sm:pt-12">
      <title>{`Special Offer In Pricing · ${brand.name}`}</title>
      <meta name="description" content={RUNNING} />
      <div className="mx-auto grid max-w-content gap-10 *:min-w-0 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div>
          <Eyebrow>{running ? 'Your own offer' : 'Managed plans'}</Eyebrow>
          <h1 className="mt-2 text-h1">
            {isOver ? (
              <span key="over">This offer has ended</span>
            ) : (
              <span key="typed" className="typed">
                <span>Special Offer In Pricing</span>
              </span>
            )}
          </h1>
          <p key={lead} data-search="skip" className="mt-4 max-w-measure text-lg text-balance text-fg-muted">
            {lead}
          </p>
        </div>
        <Countdown />
      </div>
    </section>
  );
}

/** The managed plans at the offer's price while it runs, at the regular price afterwards. */
export function TicketsSection() {
  const running = useOfferRunning();
  return (
    <Section id="plans">
      <h2 className="text-h3">Pick the plan that fits</h2>
      <p className="mt-2">
        <TextLink to={`${paths.pricing}#compare`}>Compare what they include</TextLink>
      </p>
      <div className="mt-8">
        <PlanCards strikesPrice />
      </div>
      {running && <p className="mt-6 text-fg-muted">{yearAtOnce}</p>}
    </Section>
  );
}

/** The countdown is not a live region; only its end is announced. */
function Countdown() {
  const time = useOfferTime();
  const { canvas, offered, running, toggle } = useConfetti();
  const expired = time?.secondsLeft === 0;
  const Icon = running ? LuSquare : LuPartyPopper;
  return (
    <div data-search="skip">
      <p role="status" className={expired ? 'text-h3 font-semibold' : 'sr-only'}>
        {expired && <span>Offer Expired</span>}
      </p>
      {!expired && (
        <>
          <div className="relative isolate">
            {running && (
              <canvas
                ref={canvas}
                aria-hidden
                className="pointer-events-none absolute inset-0 -z-1 size-full"
              />
            )}
            <SunArc left={time ? time.secondsLeft / (offer.days * DAY_SECONDS) : 1} />
          </div>
          <div role="timer" aria-label="Time left on the offer" translate="no" className="mt-5">
            <ul className="grid grid-cols-4">
              {units.map(({ name, seconds, wrapsAt }) => (
                <li key={name} className="text-center">
                  <span className="block text-h2 font-semibold">
                    {time ? twoDigits(Math.floor(time.secondsLeft / seconds) % wrapsAt) : '––'}
                  </span>
                  <span className="block text-xs text-fg-muted">{name}</span>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
      <div className="mt-4 flex min-h-9 flex-wrap items-center justify-center gap-x-4">
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
    <svg aria-hidden viewBox="0 0 480 200" className="mx-auto block w-full max-w-120 fill-none">
      <path d="M0 178h480" stroke="currentColor" strokeOpacity="0.35" />
      <path d={ARC} stroke="currentColor" strokeOpacity="0.35" strokeWidth="2" strokeDasharray="2 7" />
      <path d={ARC} stroke="var(--sun)" strokeWidth="3" pathLength="1" strokeDasharray={`${done} 1`} />
      {Array.from({ length: offer.days + 1 }, (_, day) => {
        const [x, y] = onArc(day / offer.days);
        return <circle key={day} cx={x} cy={y} r="4" fill="var(--fg-muted)" />;
      })}
      <circle cx={sunX} cy={sunY} r="20" fill="var(--sun)" />
      <circle cx={sunX} cy={sunY} r="12" fill="white" fillOpacity="0.45" />
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
