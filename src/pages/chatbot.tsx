import { amountOf } from '@/lib/number-words';
import { FeatureAnalysis } from '@/features/message';
import { CHATBOT_PROMISE, chatbotPreview, loadChatbot, ToolFrame } from '@/features/tools';
import { classNames } from '@/lib/class-names';
import { CaseSection } from '@/pages/shared/case-study';
import { featureHero, RelatedPages } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { PlanTable } from '@/pages/shared/plan-table';
import { setUpStages } from '@/site/facts';
import { paths } from '@/site/paths';
import { cheapestPlan, monthlyPrice } from '@/site/plans';
import { ButtonLink } from '@/ui/button';
import { DefinitionRows, MarkedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { Panel } from '@/ui/card';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const [, , , everyone] = setUpStages;
const { chatbots, languages, conversations } = cheapestPlan.includes;

const transcript = [
  {
    who: 'Customer',
    text: 'Hi, my kettle arrived without a lid. Order 5208.',
    note: 'The store closed at 6 PM. The chatbot answers right away.',
  },
  {
    who: 'Chatbot',
    text: 'I’m sorry about that. I can see order 5208, delivered yesterday. We can send you a lid, or you can return the kettle. Which would you like?',
    source: 'Sources: order 5208 · Missing parts, paragraph 2',
    note: 'It looks up only the order whose number the customer gave.',
  },
  { who: 'Customer', text: 'The lid, please. And can I get some money back for the trouble?' },
  {
    who: 'Chatbot',
    text: 'I’ve put in the request for a lid. Our team decides about refunds, so I’ve passed this to Mara, who’s in at 9 AM. She can read our conversation, so you won’t have to repeat anything.',
    source: 'Rule: our team decides about refunds',
    note: 'The store wrote this rule in one line.',
  },
  {
    who: 'Mara',
    text: 'Good morning. Your lid is packed, and I’ve refunded $5 as an apology.',
    note: 'It is 9:06 AM. Mara read the whole conversation before she replied.',
  },
] as const;

const limits = [
  {
    id: 'guess',
    text: 'It doesn’t make things up. If your pages have no answer, it says so and takes a message.',
  },
  { id: 'money', text: 'It doesn’t grant refunds or change prices. Your team approves those.' },
  { id: 'memory', text: 'It doesn’t remember past customers, unless you connect the system that does.' },
  { id: 'pretend', text: 'It doesn’t pretend to be human. The chat window says it’s an AI.' },
];

const places = [
  {
    term: 'Your website',
    text: 'A button in the corner or a full page. Works with the keyboard and with screen readers.',
  },
  {
    term: 'Messaging apps',
    text: 'On the number your customers already use. Pictures go straight to your team.',
  },
  { term: 'Email', text: 'Drafts the reply. Your team presses Send.' },
  { term: 'Inside your app', text: 'A small API. The chatbot knows which screen the question came from.' },
];

export default function ChatbotPage() {
  return (
    <>
      <PageHero
        {...featureHero('chatbot')}
        lead="Customers get an answer day or night, from your own pages. Every answer names its source, and your team takes over when it matters."
        aside={<FeatureAnalysis feature="chatbot" />}
      >
        <ButtonLink to="#try">Ask our AI assistant</ButtonLink>
        <ButtonLink to={paths.pricing} variant="secondary">
          See plans and prices
        </ButtonLink>
      </PageHero>

      <Section
        id="try"
        title="Ask our AI assistant about us"
        lead="This demo finds the passage that fits and quotes our own pages, in English. Your chatbot goes further: it writes its answers, looks up orders, and replies in your customers’ languages."
      >
        <ToolFrame
          preview={chatbotPreview}
          name="AI assistant"
          promise={CHATBOT_PROMISE}
          load={() => loadChatbot().then(({ openChatbot }) => openChatbot())}
          height="min-h-160 sm:min-h-144 lg:min-h-120"
        />
      </Section>

      <Section
        id="example"
        tone="sunken"
        title="A missing part, solved after closing time"
        lead={'Tuesday, 9:14 PM. The store is closed. The customer isn’t waiting.'}
      >
        <SampleFigure label="Conversation 5208-1" className="grid gap-6">
          {transcript.map((turn) => (
            <div key={turn.text} className="grid gap-2 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
              <div className={classNames('max-w-xl', turn.who === 'Customer' ? 'ms-auto' : 'me-auto')}>
                <p className={classNames('text-xs text-fg-muted', turn.who === 'Customer' && 'text-end')}>
                  {turn.who}
                </p>
                <p
                  className={classNames(
                    'mt-1 rounded-card px-4 py-3',
                    turn.who === 'Customer'
                      ? 'bg-accent text-on-accent'
                      : 'border border-border bg-surface-2',
                  )}
                >
                  {turn.text}
                </p>
                {'source' in turn && <p className="mt-1.5 font-mono text-xs text-mint">{turn.source}</p>}
              </div>
              {'note' in turn && (
                <p className="self-center border-s-2 border-accent/40 ps-4 text-sm text-fg-muted">
                  {turn.note}
                </p>
              )}
            </div>
          ))}
        </SampleFigure>
      </Section>

      <Section
        id="channels"
        layout="beside"
        title="Wherever your customers write"
        lead="For small stores that close in the evening, offices with one phone line, and support teams that answer the same questions every week."
      >
        <DefinitionRows items={places} />
      </Section>

      <Section
        id="limits"
        layout="halves"
        title="Your team has the last word"
        lead="The chatbot hands off when one of your rules says so, after two failed answers in a row, or as soon as a customer asks. Your team gets the whole conversation."
      >
        <Panel radius="panel" padding="lg">
          <MarkedList mark="no" items={limits} />
        </Panel>
      </Section>

      <Section
        id="set-up"
        tone="sunken"
        title={`Live for every visitor in ${everyone.when.toLowerCase()}`}
        lead="We set it up with you. No code on your side."
      >
        <SetUpStages />
      </Section>

      <CaseSection feature="chatbot" />

      <Section id="plans" title="Chatbots in each plan">
        <PlanTable
          caption="Chatbots in each plan"
          only={['chatbots', 'languages', 'conversations', 'connections', 'retention']}
        />
      </Section>

      <RelatedPages
        title="Use a chatbot with"
        items={[
          { page: 'translation', why: 'Answer each customer in the language they write in.' },
          { page: 'sentiment-analysis', why: 'See which conversations need your team first.' },
          { page: 'support', why: 'When our team answers you.' },
        ]}
      />

      <NextStep
        tone="accent"
        plan={cheapestPlan.id}
        title={`Start with ${chatbots} chatbot for ${monthlyPrice(cheapestPlan)}`}
        text={`${amountOf(conversations, 'conversation')} a month in ${amountOf(languages, 'language')}, month to month, with no setup fee. Send us the address of your help pages, and we’ll reply with a proposal.`}
      />
    </>
  );
}

/** The roll-out schedule that every project follows. */
function SetUpStages() {
  return (
    <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
      {setUpStages.map(({ when, title, text }) => (
        <li key={when} className="border-t-2 border-accent pt-4">
          <p className="font-mono text-xs font-medium text-accent-fg">{when}</p>
          <h3 className="mt-2 text-lg font-semibold">{title}</h3>
          <p className="mt-1 text-fg-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
