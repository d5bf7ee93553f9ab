import { cheapestPlan } from '@/domain/plans';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { toolLinks } from '@/site/navigation';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

/** How many of 100 visitors are still in the chat, by how long they waited for the first word. */
const waits = [
  { wait: `${facts.firstAnswerSeconds} seconds`, stay: 94 },
  { wait: '2 seconds', stay: 87 },
  { wait: '4 seconds', stay: 71 },
  { wait: '8 seconds', stay: 46 },
] as const;

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
        aside={<Queues />}
        lead={`The median is ${facts.firstAnswerSeconds} seconds. Every second after that costs you visitors.`}
        links={[
          { label: 'Try It Now', to: toolLinks.chatbot.to },
          { label: 'When it takes longer', to: '#limits' },
        ]}
      />

      <Section id="limits" title="Right beats fast">
        <DefinitionRows layout="rail" items={pauses} />
      </Section>

      <NextStep scene="blog" plan={cheapestPlan.id} title="Time it in your private test" />
    </>
  );
}

/** A queue for each wait: ten people, one for every ten visitors. Those who left are dark. */
function Queues() {
  return (
    <SampleFigure
      look="open"
      label="Visitors still in the chat, out of 100, by how long they wait for the first word. Each figure stands for ten."
      className="pb-8 sm:pb-10"
    >
      <dl className="grid grid-cols-2 gap-x-5 gap-y-8 sm:gap-x-12 lg:grid-cols-4">
        {waits.map(({ wait, stay }) => (
          <div key={wait}>
            <dt className="text-fg-muted">{`After ${wait}`}</dt>
            <dd>
              <span className="text-h1 font-semibold">{stay}</span>
              <span
                aria-hidden
                className="queue mt-4 block aspect-[400/101]"
                style={{ maskImage: maskOf(stay) }}
              />
            </dd>
          </div>
        ))}
      </dl>
    </SampleFigure>
  );
}

/** Whole figures are lit or dark. The one in between is as light as its share. */
function maskOf(percent: number): string {
  const lit = Math.floor(percent / 10) * 10;
  const between = 22 + 7.8 * (percent - lit);
  return `linear-gradient(90deg, #000 ${lit}%, rgb(0 0 0 / ${between}%) 0 ${lit + 10}%, rgb(0 0 0 / 22%) 0)`;
}
