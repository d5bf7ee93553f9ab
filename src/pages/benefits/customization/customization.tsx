import { featureHero, RelatedPages } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { capitalize, inWords } from '@/site/number-words';
import { ButtonLink } from '@/ui/button';
import { MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { ControlPanel } from './control-panel';

const rules = [
  { notice: 'A customer asks for a discount', act: 'Name the current offer only' },
  { notice: 'An order is older than 30 days', act: 'Pass it to Returns with the order number' },
  { notice: 'The word “lawyer” appears', act: 'Apologize and bring in Nell' },
  { notice: 'It is after 6 PM', act: 'Take a phone number and promise a call at 10 AM' },
] as const;

const edits = [
  {
    version: '14',
    who: 'Nell',
    before: 'Promise a call at 9 AM',
    after: 'Promise a call at 10 AM',
    note: 'We open at 9:30 AM.',
  },
  {
    version: '13',
    who: 'Omar',
    before: 'Name any discount',
    after: 'Name the current offer only',
    note: 'Tested on last week’s chats: 6 of 210 answers changed.',
  },
  {
    version: '12',
    who: 'Nell',
    before: 'Sign as “the team”',
    after: 'Sign as “the store’s chatbot”',
    note: 'Customers asked who the team was.',
  },
] as const;

const fixed = [
  { id: 'assistant', text: 'Your chatbot says that it is an AI.' },
  { id: 'person', text: 'It brings in a person when a customer asks for one.' },
  { id: 'log', text: 'It shows your team every conversation.' },
];

export default function CustomizationPage() {
  return (
    <>
      <PageHero
        {...featureHero('customization')}
        layout="wide"
        aside={<ControlPanel />}
        lead="Set the tone, rules and limits of your chatbot in a form. You do not need a developer, and you can undo every change."
      >
        <ButtonLink to="#rules">Read a set of rules</ButtonLink>
        <ButtonLink to="#history" variant="secondary">
          See the change history
        </ButtonLink>
      </PageHero>

      <Section
        id="rules"
        tone="sunken"
        layout="beside"
        title="Rules in plain English"
        lead="For owners and support leads who know their customers best. Each rule has two halves, and the first rule that matches wins."
      >
        <SampleFigure look="open" label="Rules of a furniture store">
          <ol>
            {rules.map(({ notice, act }) => (
              <li
                key={notice}
                className="grid gap-2 border-b border-border py-4 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-2 sm:gap-6"
              >
                <RuleHalf word="When" look="text-accent-fg" text={notice} />
                <RuleHalf word="Then" look="text-mint" text={act} />
              </li>
            ))}
          </ol>
        </SampleFigure>
      </Section>

      <Section
        id="history"
        title="Every change is tested, signed and reversible"
        lead="Before a change goes live, it runs on past conversations, and you see which answers would differ."
      >
        <SampleFigure look="open" label="Change history" className="grid gap-8 lg:grid-cols-3 lg:gap-10">
          {edits.map(({ version, who, before, after, note }) => (
            <div key={version}>
              <p className="flex justify-between gap-4 font-mono text-xs text-fg-muted">
                <span>{`Version ${version}`}</span>
                <span>{who}</span>
              </p>
              <p className="mt-4">
                <del className="block text-danger decoration-1">{before}</del>
                <ins className="block text-mint no-underline">{after}</ins>
              </p>
              <p className="mt-3 text-fg-muted">{note}</p>
            </div>
          ))}
        </SampleFigure>
      </Section>

      <Section
        id="limits"
        layout="beside"
        title={`${capitalize(inWords(fixed.length))} things no rule can change`}
        lead="Whatever you write into your rules, these stay the same."
      >
        <MarkedList mark="yes" items={fixed} className="text-lg" />
      </Section>

      <RelatedPages
        title="More you can set"
        items={[
          { page: 'translation', why: 'A glossary for product names and technical terms.' },
          { page: 'chatbot', why: 'See a chatbot follow a rule in a conversation.' },
          { page: 'security', why: 'Single sign-on and an audit log for your team.' },
        ]}
      />

      <NextStep
        tone="accent"
        plan="pro"
        title="Send us your first three rules"
        text="For example: never promise a date, always offer the showroom, reply in two sentences. We set them up with you on the kickoff call."
      />
    </>
  );
}

function RuleHalf({ word, look, text }: { word: string; look: string; text: string }) {
  return (
    <p className="flex gap-3">
      <span className={`w-10 shrink-0 font-mono text-sm/6.5 ${look}`}>{word}</span>
      <span>{text}</span>
    </p>
  );
}
