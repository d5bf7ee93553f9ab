import { limitText } from '@/domain/format';
import { cheapestFor } from '@/domain/prices';
import { dollars, withCommas } from '@/lib/numbers';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { LoadCurve } from './load-curve';

const largest = plans.at(-1) ?? plans[0];

const sizes = [
  { count: '10', per: 'a day', plan: planFor(10), text: 'A bookstore, in one language.' },
  {
    count: '500',
    per: 'a day',
    plan: planFor(500),
    text: 'A school or a city office, in several languages.',
  },
  {
    count: '3,000',
    per: 'a day',
    plan: planFor(3000),
    text: 'A retail chain, in its own region.',
  },
  {
    count: withCommas(facts.rehearsalPerHour),
    per: 'an hour',
    plan: 'Quoted',
    text: 'A ticket sale, rehearsed with you.',
  },
] as const;

const priorities = [
  { title: 'Extras pause', text: 'Suggestions and summaries stop.' },
  { title: 'Answers get shorter', text: 'They link to your page instead of quoting it.' },
  { title: 'New visitors wait in line', text: 'They see their place and an estimate.' },
  {
    title: 'Open chats carry on',
    text: 'And still reach your team.',
  },
] as const;

export default function ScalabilityPage() {
  return (
    <>
      <PageHero
        {...benefitHero('scalability')}
        layout="over"
        headline={'Ready for your\nbusiest day'}
        aside={<LoadCurve />}
        lead={`Start with ten conversations a day, and grow to ${String(limitText(largest, 'conversations'))} a month on the same setup.`}
      >
        <ButtonLink to="#sizes" size="lg">
          Find your size
        </ButtonLink>
        <ButtonLink to={paths.pricing} size="lg" variant="ghost">
          See pricing
        </ButtonLink>
      </PageHero>

      <Section
        id="sizes"
        title="Start small. Stay when you’re big."
        lead={
          'For growing stores, and companies with one big week. We never cut off a conversation at your plan’s limit.'
        }
      >
        <ul className="grid border-y border-border-strong/60 max-lg:divide-y max-lg:divide-border lg:grid-cols-4">
          {sizes.map(({ count, per, plan, text }) => (
            <li
              key={count}
              className="grid gap-x-6 gap-y-1 py-5 max-lg:grid-cols-[7.5rem_1fr] lg:block lg:border-s lg:border-border lg:px-6 lg:py-8 lg:first:border-s-0 lg:first:ps-0"
            >
              <h3>
                <span className="font-mono text-h3 tracking-tighter lg:text-h1">{count}</span>
                <span className="block text-sm font-normal text-fg-muted lg:mt-1">{per}</span>
              </h3>
              <div className="lg:mt-6">
                <p className="font-medium">{plan}</p>
                <p className="text-fg-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>

      <Section
        id="limits"
        tone="night"
        title={'When everyone writes at once,\nno open chat is cut off'}
        lead="Capacity doubles in about 90 seconds. If a crowd arrives even faster, we cut back in this order."
      >
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {priorities.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-cloud-ink pt-4">
              <span aria-hidden className="font-mono text-sm text-cloud-ink">
                {index + 1}
              </span>
              <h3 className="mt-2 text-h4">{title}</h3>
              <p className="mt-2 text-fg-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Section>

      <NextStep
        plan={largest.id}
        title="Rehearse your big day"
        text={`At ${withCommas(facts.rehearsalPerHour)} conversations an hour, as custom work from ${dollars(facts.customProjectsFrom)}.`}
      />
    </>
  );
}

/** The plan that costs least for so many conversations a day. */
function planFor(daily: number): string {
  return cheapestFor(daily * 30).plan.title;
}
