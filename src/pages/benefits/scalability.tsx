import { limitText } from '@/domain/format';
import { money } from '@/domain/money';
import { volumeOf } from '@/domain/prices';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { clockTime, withCommas } from '@/site/locale';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { SkyChart } from './sky-chart';

const largest = plans.reduce((one, other) => (volumeOf(other) > volumeOf(one) ? other : one));

/** Conversations an hour, from midnight, on the day of a ticket sale. */
const load: readonly number[] = [
  40, 25, 18, 15, 16, 30, 70, 140, 260, 980, 1020, 870, 790, 640, 520, 460, 480, 590, 680, 720, 510, 300, 150,
  80,
];
/** What the servers can carry, from each hour on. */
const capacity = [
  { from: 0, carries: 300 },
  { from: 9, carries: 1200 },
  { from: 14, carries: 900 },
  { from: 22, carries: 300 },
] as const;
const TOP = 1200;
const loads = load.map((count) => count / TOP);
const capacities = load.map((_, hour) => (capacity.findLast(({ from }) => from <= hour)?.carries ?? 0) / TOP);

/** The quietest and the busiest hour. */
const extremes = [Math.min(...load), Math.max(...load)].map((count) => ({
  column: load.indexOf(count),
  share: capacities[load.indexOf(count)] ?? 0,
  value: withCommas(count),
  name: clockTime(load.indexOf(count)),
}));

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
        layout="figure"
        headline={'Ready for your\nbusiest day'}
        aside={
          <SkyChart
            label="A festival’s ticket sale, conversations an hour"
            meaning="Conversations an hour on one day: 15 before dawn, 1,020 between 10 and 11 AM, 80 before midnight. Capacity stays above the load all day."
            series={[
              { look: 'line', shares: capacities },
              { look: 'front', shares: loads },
            ]}
            marks={extremes}
            note="From midnight to midnight. The dashed line is what the servers can carry."
          />
        }
        lead={`Start with ten conversations a day, and grow to ${limitText(largest, 'conversations')} a month on the same setup.`}
        links={[
          { label: 'Find your plan', to: `${paths.pricing}#find-plan` },
          { label: 'See what happens in a rush', to: '#limits' },
        ]}
      />

      <Section
        id="limits"
        tone="sunken"
        title={'When everyone writes at once,\nno open chat is cut off'}
        lead="Capacity doubles in about 90 seconds. If a crowd arrives even faster, we cut back in this order."
      >
        <NumberedList
          layout="rail"
          items={priorities}
          className="lg:*:nth-2:mt-14 lg:*:nth-3:mt-28 lg:*:nth-4:mt-42"
        />
      </Section>

      <NextStep
        scene="features"
        plan={largest.id}
        title={`Room for ${limitText(largest, 'conversations')} conversations a month`}
        text={`Before a big day, we rehearse ${withCommas(facts.rehearsalPerHour)} conversations an hour, as custom work from ${money(facts.customProjectsFrom)}.`}
      />
    </>
  );
}
