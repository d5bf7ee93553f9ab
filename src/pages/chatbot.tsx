import { freeTest } from '@/domain/contract';
import { monthlyPrice } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { FeatureAnalysis } from '@/features/message-analysis';
import { ToolFrame, tools } from '@/features/tools';
import { featureHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { SetUpTable } from '@/pages/shared/set-up-table';
import { facts, liveStage } from '@/site/facts';
import { TOOL_HASH, TOOL_ID } from '@/site/navigation';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { Panel } from '@/ui/card';
import { ChatBubble } from '@/ui/chat-bubble';
import { DefinitionRows, MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const transcript = [
  {
    by: 'customer',
    name: 'Customer',
    text: 'Hi, my kettle arrived without a lid. Order 5208.',
  },
  {
    by: 'assistant',
    name: 'Chatbot',
    text: 'I’m sorry about that. We can send you a lid, or you can return the kettle. Which would you like?',
    source: 'Sources: order 5208 · Missing parts, paragraph 2',
    note: 'It looks up only the order the customer names.',
  },
  {
    by: 'customer',
    name: 'Customer',
    text: 'The lid, please. And can I get some money back for the trouble?',
  },
  {
    by: 'assistant',
    name: 'Chatbot',
    text: 'I’ve requested the lid. Our team decides about refunds, so I’ve passed this to Mara, who’s in at 9 AM.',
    source: 'Refunds always go to the team',
    note: 'No rule can change that.',
  },
  {
    by: 'team',
    name: 'Mara, your team',
    text: 'Good morning. Your lid is packed, and I’ve refunded $5 as an apology.',
    note: '9:06 AM. Mara has read everything.',
  },
] as const;

const limits = [
  {
    id: 'guess',
    text: 'Invent a source. If your pages don’t say, it takes a message.',
  },
  { id: 'money', text: 'Grant refunds or discounts. Your team approves those.' },
  { id: 'pretend', text: 'Pretend to be human. The window says it’s an AI.' },
];

const places = [
  {
    term: 'Your website',
    text: 'In a corner, or a full page.',
  },
  {
    term: 'Messaging apps',
    text: 'On the number your customers already have.',
  },
  { term: 'Email', text: 'It drafts the reply. Your team presses Send.' },
  { term: 'Inside your app', text: 'It knows which screen the question came from.' },
];

export default function ChatbotPage() {
  return (
    <>
      <PageHero
        {...featureHero('chatbot')}
        headline="Answers at 9&nbsp;PM, from your own pages"
        lead="Customers get an answer right away, with its source. Your team takes over when it matters."
        aside={<FeatureAnalysis feature="chatbot" />}
      >
        <ButtonLink to={TOOL_HASH} size="lg">
          Try It Now
        </ButtonLink>
        <ButtonLink to={paths.pricing} size="lg" variant="ghost">
          See pricing
        </ButtonLink>
      </PageHero>

      <Section
        id={TOOL_ID}
        title="Ask it about us"
        lead="This demo quotes our pages, in English. Yours writes its own answers and looks up orders."
      >
        <ToolFrame {...tools.chatbot} />
      </Section>

      <Section
        id="example"
        tone="night"
        title="A missing lid, solved overnight."
        lead="9:14 PM. The answer comes right away, and the refund waits for the team."
      >
        <SampleFigure label="Conversation 5208-1" className="grid gap-6">
          {transcript.map((turn) => (
            <div key={turn.text} className="grid gap-2 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
              <ChatBubble by={turn.by} name={turn.name} text={<p>{turn.text}</p>}>
                {'source' in turn && <p className="mt-1.5 font-mono text-xs text-fg-muted">{turn.source}</p>}
              </ChatBubble>
              {'note' in turn && (
                <p className="self-center border-s-2 border-border-strong/60 ps-4 text-sm text-fg-muted">
                  {turn.note}
                </p>
              )}
            </div>
          ))}
        </SampleFigure>
      </Section>

      <Section id="channels" layout="beside" title="Wherever your customers write">
        <DefinitionRows items={places} />
      </Section>

      <Section
        id="limits"
        layout="halves"
        title="Your team has the last word"
        lead="The chatbot hands off when a customer asks, when your rules say so, or after two answers that didn’t help."
      >
        <Panel radius="panel" padding="lg">
          <h3 className="mb-5 text-h4">What it never does</h3>
          <MarkedList mark="no" items={limits} />
        </Panel>
      </Section>

      <Section id="set-up" tone="sunken" title={`Live in ${liveStage.when.toLowerCase()}`} lead={facts.setUp}>
        <SetUpTable />
      </Section>

      <NextStep
        plan={cheapestPlan.id}
        title={`Start for ${monthlyPrice(cheapestPlan)}`}
        text={`No setup fee. ${freeTest}`}
      />
    </>
  );
}
