import { LuPartyPopper, LuSquare } from 'react-icons/lu';
import { annualBeatsOffer } from '@/domain/contract';
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
import { PlanCard, PlanGrid } from './plan-card';

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
    <section
      id="special-offer"
      data-hour="dusk"
      data-tone="sky"
      className="px-gutter py-8 sm:mx-3 sm:rounded-panel sm:px-6 sm:py-14"
    >
      <title>{`Special Offer In Pricing · ${brand.name}`}</title>
      <meta name="description" content={RUNNING} />
      <div className="on-sky mx-auto grid max-w-content gap-10 *:min-w-0 lg:grid-cols-2 lg:items-center lg:gap-16">
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
          <p key={lead} data-search="skip" className="mt-4 max-w-measure text-lg text-fg-muted">
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
  const annual = annualBeatsOffer();
  return (
    <Section id="plans">
      <h2 className="text-h3">Pick the plan that fits</h2>
      <p className="mt-2">
        <TextLink to={`${paths.pricing}#compare`}>Compare what they include</TextLink>
      </p>
      <div className="mt-8">
        <PlanGrid>{(plan) => <PlanCard plan={plan} strikesPrice />}</PlanGrid>
      </div>
      {running && annual && <p className="mt-6 text-fg-muted">{annual}</p>}
    </Section>
  );
}

function ConfettiButton() {
  const { offered, running, toggle } = useConfetti();
  if (!offered) return null;
  const Icon = running ? LuSquare : LuPartyPopper;
  return (
    <Button variant="secondary" size="sm" onClick={toggle}>
      <Icon aria-hidden className="size-4" />
      <span>{running ? 'Stop confetti' : 'Play confetti again'}</span>
    </Button>
  );
}

/** The countdown is not a live region; only its end is announced. */
function Countdown() {
  const time = useOfferTime();
  const expired = time?.secondsLeft === 0;
  return (
    <div
      data-search="skip"
      className="rounded-panel border border-border bg-surface p-5 shadow-overlay sm:p-8"
    >
      <p role="status" className={expired ? 'text-h3 font-semibold' : 'sr-only'}>
        {expired && <span>Offer Expired</span>}
      </p>
      {!expired && (
        <div role="timer" aria-label="Time left on the offer" translate="no">
          <ul className="grid grid-cols-4 divide-x divide-border">
            {units.map(({ name, seconds, wrapsAt }) => (
              <li key={name} className="text-center">
                <span className="block text-h1 font-semibold">
                  {time ? twoDigits(Math.floor(time.secondsLeft / seconds) % wrapsAt) : '––'}
                </span>
                <span className="block text-xs text-fg-muted">{name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="min-h-11 min-w-0 flex-1 basis-48 text-sm text-balance text-fg-muted">
          {time && (
            <>
              <span>{expired ? 'It ended on' : 'It ends on'}</span> <LocalTime at={time.endsAt} />
            </>
          )}
        </p>
        {!expired && <ConfettiButton />}
      </div>
    </div>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** A date in the visitor's time zone. */
function LocalTime({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{`${momentText(at, 'moment')}, your time`}</time>;
}
