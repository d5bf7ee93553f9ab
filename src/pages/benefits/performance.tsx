import { cheapestPlan } from '@/domain/plans';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { toolLinks } from '@/site/navigation';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Section } from '@/ui/section';
import { SkyChart } from './sky-chart';

/** How many of 100 visitors are still in the chat, by how long they waited for the first word. */
const waits = [
  { wait: `${facts.firstAnswerSeconds} seconds`, stay: 94 },
  { wait: '2 seconds', stay: 87 },
  { wait: '4 seconds', stay: 71 },
  { wait: '8 seconds', stay: 46 },
] as const;
const shares = waits.map(({ stay }) => stay / 100);

const pauses = [
  { term: 'Amounts of money', text: 'Looked up first. That takes a second or two.' },
  { term: 'Long documents', text: 'A 40-page contract takes about 30 seconds.' },
  {
    term: 'Visitors far from your region',
    text: 'From another continent, add up to 0.3 seconds.',
  },
] as const;

export default function PerformancePage() {
  return (
    <>
      <PageHero
        {...benefitHero('performance')}
        layout="figure"
        headline={'Half our answers start\nin under a second'}
        aside={
          <SkyChart
            label="Visitors still in the chat, out of 100"
            meaning={waits.map(({ wait, stay }) => `${stay} after ${wait}`).join(', ')}
            series={[{ look: 'front', shares }]}
            marks={waits.map(({ wait, stay }, column) => ({
              column,
              share: stay / 100,
              value: String(stay),
              name: wait,
            }))}
            note="By how long they wait for the first word. Each figure stands for ten visitors."
            className="queue"
          />
        }
        lead={`The median is ${facts.firstAnswerSeconds} seconds. Every second after that costs you visitors.`}
        links={[
          { label: 'Try It Now', to: toolLinks.chatbot.to },
          { label: 'When it takes longer', to: '#limits' },
        ]}
      />

      <Section id="limits" title="Right beats fast">
        <DefinitionRows layout="rail" items={pauses} />
      </Section>

      <NextStep plan={cheapestPlan.id} title="Time it in your private test" />
    </>
  );
}
