import { durationText, plansWith } from '@/domain/format';
import { includedOf, planWith } from '@/domain/plans';
import { listOf } from '@/lib/number-words';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { Coverage, teamByHour } from './coverage';

const onCallPlans = plansWith('onCall');

const ticket = [
  {
    at: 'Sat 10:40 PM',
    who: 'You',
    text: 'The chat is gone from our store. Our sale starts at midnight.',
  },
  {
    at: 'Sat 10:40 PM',
    who: 'AI assistant',
    text: 'Our monitor sees it, too. I’ve paged the engineer on call.',
  },
  {
    at: 'Sat 10:52 PM',
    who: 'Engineer on call, by phone',
    text: 'A new security header on your store blocked our chat. I’ve moved it to an address that it allows.',
  },
  {
    at: 'Mon 9:30 AM',
    who: 'Support team',
    text: 'We now check that header every five minutes.',
  },
] as const;

export default function SupportPage() {
  return (
    <>
      <PageHero
        {...benefitHero('support')}
        layout="over"
        lit={teamByHour}
        headline="You know when we’ll reply"
        aside={
          <div className="on-sky">
            <Coverage />
          </div>
        }
        lead="Our AI assistant 24/7, and people during support hours."
      >
        <ButtonLink to={paths.contact} size="lg" variant="secondary">
          Contact Us
        </ButtonLink>
        <ButtonLink to="#hours" size="lg" variant="ghost">
          See our hours
        </ButtonLink>
      </PageHero>

      <ReplyTimes />

      {onCallPlans !== null && (
        <Section
          id="example"
          title={'Saturday, 10:40\u00A0PM.\nAn engineer’s on it.'}
          lead={`When an outage stops your work, an engineer calls you back within ${durationText(facts.outageCallback)}, day or night, on ${onCallPlans}.`}
        >
          <SampleFigure look="open" label="Ticket 3107" className="pb-0! sm:pb-0!">
            <ol className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
              {ticket.map(({ at, who, text }) => (
                <li key={text} className="border-t-2 border-chat-ink pt-4">
                  <p className="font-mono text-xs text-fg-muted">{at}</p>
                  <p className="mt-2 text-lg font-semibold">{who}</p>
                  <p className="mt-1 text-fg-muted">{text}</p>
                </li>
              ))}
            </ol>
          </SampleFigure>
        </Section>
      )}

      {onCallPlans !== null ? (
        <NextStep plan={planWith('onCall').id} title="Get a call back, day or night" />
      ) : (
        <NextStep />
      )}
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
              <p className="text-fg-muted">
                {[
                  includedOf(plan, 'onCall') === true && 'A call from an engineer about outages, 24/7',
                  includedOf(plan, 'engineer') === true && 'your setup engineer as your contact',
                ]
                  .filter(Boolean)
                  .join(', and ')}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
