import { durationText, plansWith } from '@/domain/format';
import { supportSentences, weekByHour } from '@/domain/support-hours';
import { classNames } from '@/lib/class-names';
import { listOf } from '@/lib/number-words';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { Transcript } from '@/pages/shared/transcript';
import { facts } from '@/site/facts';
import { clockTime } from '@/site/locale';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { supportHours } from '@/site/support-hours';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const week = weekByHour();

const ticket = [
  {
    at: 'Sat 10:40 PM',
    who: 'You',
    by: 'customer',
    text: 'The chat is gone from our store. Our sale starts at midnight.',
  },
  {
    at: 'Sat 10:40 PM',
    who: 'AI support',
    by: 'ai',
    text: 'Our monitor sees it, too. I’ve paged the engineer on call.',
  },
  {
    at: 'Sat 10:52 PM',
    who: 'Engineer on call, by phone',
    by: 'team',
    text: 'A new security header on your store blocked our chat. I’ve moved the chat to an address your store allows.',
  },
  {
    at: 'Mon 9:30 AM',
    who: 'Support team',
    by: 'team',
    text: 'We now check that header every five minutes.',
  },
] as const;

export default function SupportPage() {
  return (
    <>
      <PageHero
        {...benefitHero('support')}
        scene="support"
        headline="You know when we’ll reply"
        lead="Who answers when, and how fast on each plan."
        links={[
          { label: 'Contact Us', to: paths.contact },
          { label: 'See our hours', to: '#hours' },
        ]}
      />

      <Section
        id="example"
        layout="halves-reversed"
        title={'Saturday, 10:40\u00A0PM.\nAn engineer’s on it.'}
        lead={`An outage is when the chat doesn’t open or doesn’t answer for five minutes. On ${plansWith('onCall')}, an engineer then calls you back within ${durationText(facts.outageCallback)}, day or night.`}
      >
        <SampleFigure label="Ticket 3107">
          <Transcript lines={ticket} />
        </SampleFigure>
      </Section>

      <Section label="Support hours" tone="night">
        <Hours />
      </Section>

      <ReplyTimes />

      <NextStep scene="support" plan="pro" title="Get a call back, day or night" />
    </>
  );
}

/** How soon our team replies on each plan, and by which channels. */
function ReplyTimes() {
  return (
    <Section
      id="plans"
      title="How fast our team replies"
      lead="An automatic “we got your message” doesn’t count."
    >
      <ul className="grid border-y border-border-strong/60 max-lg:divide-y max-lg:divide-border lg:auto-cols-fr lg:grid-flow-col">
        {plans.map((plan) => {
          const { id, title, support } = plan;
          const [amount, unit] = plan.firstReply;
          return (
            <li
              key={id}
              className="py-6 lg:border-s lg:border-border lg:px-8 lg:py-10 lg:first:border-s-0 lg:first:ps-0"
            >
              <h3 className="text-lg font-semibold">{title}</h3>
              <p className="mt-4 flex items-baseline gap-3">
                <span className="text-display font-semibold">{amount}</span>
                <span className="text-h4 font-medium">{amount === 1 ? unit : `${unit}s`}</span>
              </p>
              <p className="mt-4 text-fg-muted">{`By ${listOf(support)}`}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const channels = [
  { who: 'AI support', when: '24/7, on every plan' },
  { who: 'Support team', when: supportSentences() },
  { who: 'Engineer on call', when: 'Repairs outages 24/7, on every plan' },
];

const looks = { open: 'bg-sun', limited: 'bg-sun/45', closed: 'bg-fg/15' } as const;
const legend = [
  ['open', 'Support team'],
  ['limited', 'Limited support'],
  ['closed', 'AI support'],
] as const;

/** Who answers when, and the hours of a week: one row a day. */
function Hours() {
  return (
    <SampleFigure
      id="hours"
      look="open"
      label={`Support hours, all times in ${supportHours.zoneName}`}
      className="grid gap-10 *:min-w-0"
    >
      <div
        role="img"
        aria-label={`Our team answers ${supportSentences()}`}
        dir="ltr"
        className="grid grid-cols-[2.5rem_1fr] items-center gap-x-3 gap-y-2 text-xs text-fg-muted"
      >
        {week.map(({ day, hours }) => (
          <div key={day} className="contents">
            <span>{day.slice(0, 3)}</span>
            <span className="flex">
              {hours.map(({ hour, state }) => (
                <span key={hour} className={classNames('h-5 flex-1 sm:h-7', looks[state])} />
              ))}
            </span>
          </div>
        ))}
        <span className="col-start-2 flex justify-between">
          {[0, 6, 12, 18, 24].map((hour) => (
            <span key={hour}>{clockTime(hour)}</span>
          ))}
        </span>
      </div>
      <ul aria-hidden className="-mt-6 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {legend.map(([state, name]) => (
          <li key={state} className="flex items-center gap-2">
            <span className={classNames('size-3.5', looks[state])} />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <dl className="grid gap-x-12 gap-y-5 lg:auto-cols-fr lg:grid-flow-col">
        {channels.map(({ who, when }) => (
          <div key={who}>
            <dt className="text-lg font-semibold">{who}</dt>
            <dd className="text-fg-muted">{when}</dd>
          </div>
        ))}
      </dl>
    </SampleFigure>
  );
}
