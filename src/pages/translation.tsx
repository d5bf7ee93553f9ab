import { limitText } from '@/domain/format';
import { planOf } from '@/domain/plans';
import { tools } from '@/features/tools';
import { NextStep } from '@/pages/shared/next-step';
import { ToolHero } from '@/pages/shared/tool-hero';
import { facts } from '@/site/facts';
import { DataTable } from '@/ui/data-table';
import { MarkedList } from '@/ui/lists';
import { SampleFigure } from '@/ui/sample-figure';
import { columnsClass, Section } from '@/ui/section';

const { supported, reviewedByNativeSpeakers } = facts.languages;
const pro = planOf('pro');

const pairs = [
  {
    source: 'The trunk is too small for the stroller.',
    wordForWord: 'Der Rüssel ist zu klein für den Kinderwagen.',
    inContext: 'Der Kofferraum ist zu klein für den Kinderwagen.',
    why: '“Trunk” became an elephant’s. The customer had asked about a car.',
  },
  {
    source: 'I’d like to cancel my Daylight plan.',
    wordForWord: 'Ich möchte meinen Tageslichtplan stornieren.',
    inContext: 'Ich möchte meinen Daylight-Tarif kündigen.',
    why: '“Daylight” is a product name in the glossary, so it stays.',
  },
] as const;

const reliable = [
  'Chats, reviews, and emails',
  'Help pages, once a native speaker has read them',
  'Notes between coworkers',
];

const forPeople = [
  'Contracts and court filings: a certified translator',
  'Doses and safety warnings: a specialist',
  'Slogans and puns: a copywriter',
];

export default function TranslationPage() {
  return (
    <>
      <ToolHero
        feature="translation"
        headline="Sell in their language, answer in yours"
        lead={`Customers write in up to ${supported} languages. Your team reads and answers in its own.`}
        tool={tools.translation}
      />

      <Section
        id="example"
        title="Not every trunk belongs to an elephant"
        lead="Two messages, translated into German."
      >
        <div className="grid gap-6 *:min-w-0 lg:grid-cols-2">
          {pairs.map(({ source, wordForWord, inContext, why }) => (
            <SampleFigure key={source} label={source} note={why} className="grid gap-5">
              <div>
                <p className="text-sm text-fg-muted">Word for word</p>
                <p lang="de" translate="no" className="mt-1 text-lg text-danger line-through decoration-1">
                  {wordForWord}
                </p>
              </div>
              <div>
                <p className="text-sm text-fg-muted">In context</p>
                <p lang="de" translate="no" className="mt-1 text-lg font-medium text-mint">
                  {inContext}
                </p>
              </div>
            </SampleFigure>
          ))}
        </div>
      </Section>

      <Section
        id="glossary"
        tone="sunken"
        layout="beside"
        title="Your words, translated your way"
        lead="Product names and forms of address, in one table. A change goes live once it’s tested."
      >
        <SampleFigure label="An energy company’s glossary">
          <DataTable
            caption="Glossary"
            columns={['Word', 'Rule']}
            rows={[
              ['Daylight', 'Never translate'],
              ['you', 'Formal in German and French'],
              ['billion', 'Write the digits'],
            ]}
          />
        </SampleFigure>
      </Section>

      <Section
        id="limits"
        title="When to send it, and when to hire a professional"
        lead={`Native speakers review ${reviewedByNativeSpeakers} of the ${supported} languages.`}
      >
        <div className={`${columnsClass} border-t border-border pt-8`}>
          <div>
            <h3 className="mb-5 text-h4">Ready to send</h3>
            <MarkedList mark="yes" items={reliable} />
          </div>
          <div>
            <h3 className="mb-5 text-h4">Better left to a professional</h3>
            <MarkedList mark="no" items={forPeople} />
          </div>
        </div>
      </Section>

      <NextStep
        scene="contact"
        plan={pro.id}
        title={`Speak ${limitText(pro, 'languages')} languages with one plan`}
      />
    </>
  );
}
