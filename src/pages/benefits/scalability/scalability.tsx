import { limitText } from '@/domain/format';
import { money } from '@/domain/money';
import { numberOf } from '@/domain/plans';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { withCommas } from '@/site/locale';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { loadByHour, LoadWindows } from './load-windows';

const largest = plans.reduce((one, other) =>
  numberOf(other, 'conversations') > numberOf(one, 'conversations') ? other : one,
);

const priorities = [
  { title: 'Extras pause', text: 'Suggestions and summaries stop.' },
  { title: 'Answers get shorter', text: 'They link to your page instead of quoting it.' },
  { title: 'New visitors wait in line', text: 'They see their place and an estimate.' },
  { title: 'Open chats carry on', text: 'And still reach your team.' },
] as const;

export default function ScalabilityPage() {
  return (
    <>
      <PageHero
        {...benefitHero('scalability')}
        layout="over"
        lit={loadByHour}
        headline={'Ready for your\nbusiest day'}
        aside={
          <div className="on-sky">
            <LoadWindows />
          </div>
        }
        lead={`Start with ten conversations a day, and grow to ${String(limitText(largest, 'conversations'))} a month on the same setup.`}
      >
        <ButtonLink to={`${paths.pricing}#find-plan`} size="lg" variant="secondary">
          Find your plan
        </ButtonLink>
        <ButtonLink to="#limits" size="lg" variant="ghost">
          See what happens in a rush
        </ButtonLink>
      </PageHero>

      <Section
        id="limits"
        title={'When everyone writes at once,\nno open chat is cut off'}
        lead="Capacity doubles in about 90 seconds. If a crowd arrives even faster, we cut back in this order."
      >
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
          {priorities.map(({ title, text }, index) => (
            <li key={title} className="border-t-2 border-cloud-ink pt-4">
              <span aria-hidden className="text-sm font-medium text-cloud-ink">
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
        title={`Room for ${String(limitText(largest, 'conversations'))} conversations a month`}
        text={`Before a big day, we rehearse ${withCommas(facts.rehearsalPerHour)} conversations an hour, as custom work from ${money(facts.customProjectsFrom)}.`}
      />
    </>
  );
}
