import { planPrice, timeText } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { AssistantPreview, HundredQuestions, tools } from '@/features/tools';
import { NextStep } from '@/pages/shared/next-step';
import { ToolHero } from '@/pages/shared/tool-hero';
import { facts, liveStage, setUpStages, terms, upkeep } from '@/site/facts';
import { firstRun } from '@/site/first-run';
import { paths } from '@/site/paths';
import { shop } from '@/site/shop';
import { DataTable } from '@/ui/data-table';
import { DefinitionRows } from '@/ui/lists';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';

const places = [
  {
    term: 'Messaging apps',
    text: 'On the number your customers already have.',
  },
  { term: 'Email', text: 'It drafts the reply. Your team presses Send.' },
  { term: 'Inside your app', text: 'It knows which screen the question came from.' },
];

/** The roll-out schedule that every plan follows, and what it takes of the customer. */
const setUp = [
  ...setUpStages.map(
    ({ when, title, you, we, minutes }) => [`${when}: ${title}`, you, we, timeText(minutes)] as const,
  ),
  ['Every week after', upkeep.you, upkeep.we, timeText(upkeep.minutes)] as const,
];

export default function ChatbotPage() {
  return (
    <>
      <ToolHero
        feature="chatbot"
        scene="chatbot"
        headline="Answers from your help page, with sources"
        lead={`Ask ${shop.name}’s help page, or your own.`}
        tool={{ ...tools.documentAssistant, Preview: AssistantPreview, hasTabs: false }}
      />

      {firstRun && (
        <Section
          id="hundred"
          title="100 questions, every answer"
          lead={`We asked this site’s own assistant, as buyers ask. Our pages answer ${firstRun.answerable} of the questions.`}
        >
          <HundredQuestions run={firstRun} />
          {/* What it got wrong must not answer anyone. */}
          <div id="wrong" data-search="skip" className="scroll-mt-24">
            <h3 className="text-h4">What it got wrong</h3>
            <ul className="mt-4 grid gap-x-10 gap-y-6 md:grid-cols-2">
              {firstRun.wrong.map(({ question, said }) => (
                <li key={question} className="border-t border-border-strong/50 pt-4">
                  <p className="font-medium">{`“${question}”`}</p>
                  <p className="mt-2 text-fg-muted">{`It said: “${shortened(said)}”`}</p>
                </li>
              ))}
            </ul>
          </div>
        </Section>
      )}

      <Section
        id="channels"
        layout="beside"
        title="Wherever your customers write"
        lead="Your website is included, on WordPress or anything else."
      >
        <DefinitionRows items={places} />
      </Section>

      <Section
        id="limits"
        layout="halves"
        title="Your team has the last word"
        lead={`The chatbot hands off ${facts.handsOff}.`}
      >
        <p className="text-fg-muted">
          {`${facts.demo} `}
          <TextLink to={`${paths.about}#what-can-our-ai-do`}>What it never does</TextLink>
        </p>
      </Section>

      <Section id="set-up" tone="sunken" title={`Live in ${liveStage.when.toLowerCase()}`} lead={facts.setUp}>
        <DataTable
          caption="Who does what, and how long it takes you"
          columns={['When', 'You do', 'We do', 'Your time']}
          rows={setUp}
          stacks
        />
      </Section>

      <NextStep
        scene="home"
        plan={cheapestPlan.id}
        title={`Start for ${planPrice(cheapestPlan)}`}
        text={`No setup fee. ${terms.freeTest}`}
      />
    </>
  );
}

const SHOWN = 120;

/** The whole answer is in the list of all questions. */
function shortened(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, text.lastIndexOf(' ', SHOWN))} …` : text;
}
