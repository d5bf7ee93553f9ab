import { freeTest } from '@/domain/contract';
import { firstAnswer } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { capitalize } from '@/lib/number-words';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { facts } from '@/site/facts';
import { toolLinks } from '@/site/navigation';
import { ButtonLink } from '@/ui/button';
import { Windows } from '@/ui/illustrations/windows';
import { DefinitionRows } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

/** How many of 100 visitors are still in the chat, by how long they waited for the first word. */
const waits = [
  { wait: capitalize(firstAnswer), stay: 94 },
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
        layout="over"
        lit={waits.map(({ stay }) => stay / 100)}
        headline={'Tuesday, 9:14 PM.\nThe store is closed.\nThe customer isn’t waiting.'}
        aside={
          <div className="on-sky">
            <Waits />
          </div>
        }
        lead={`Near your plan’s region, half of our answers start within ${facts.firstAnswerSeconds} seconds.`}
      >
        <ButtonLink to={toolLinks.chatbot.to} size="lg" variant="secondary">
          Try It Now
        </ButtonLink>
        <ButtonLink to="#limits" size="lg" variant="ghost">
          When it takes longer
        </ButtonLink>
      </PageHero>

      <Section id="limits" layout="beside" title="Right beats fast">
        <DefinitionRows items={pauses} />
      </Section>

      <NextStep plan={cheapestPlan.id} title="Time it in your private test" text={freeTest} />
    </>
  );
}

/** One hundred windows for each wait: the lit ones are visitors who are still in the chat. */
function Waits() {
  return (
    <SampleFigure
      id="waiting"
      label="Visitors still in the chat, out of 100"
      note="By how long they wait for the first word, at a sample store."
    >
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4 lg:gap-x-10">
        {waits.map(({ wait, stay }) => (
          <div key={wait} className="flex flex-col-reverse">
            <dt className="mt-4 text-lg text-fg-muted">{wait}</dt>
            <dd className="flex flex-col-reverse gap-4">
              <span className="text-h1 font-semibold">{stay}</span>
              <Windows
                seed="waits"
                groups={[
                  { look: 'lit', count: stay, meaning: `${stay} still in the chat` },
                  { look: 'dark', count: 100 - stay, meaning: `${100 - stay} left` },
                ]}
              />
            </dd>
          </div>
        ))}
      </dl>
    </SampleFigure>
  );
}
