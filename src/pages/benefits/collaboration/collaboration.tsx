import { classNames } from '@/lib/class-names';
import { featureHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { RelatedPages } from '@/pages/shared/related-pages';
import { capitalize, inWords } from '@/site/number-words';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { NumberedList } from '@/ui/numbered-list';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { TextLink } from '@/ui/text-link';
import { Handover } from './handover';

const lanes = {
  Customer: { column: 'md:col-start-2', look: 'border-border-strong/60 bg-surface' },
  Chatbot: { column: 'md:col-start-3', look: 'border-accent/40 bg-accent-soft' },
  Team: { column: 'md:col-start-4', look: 'border-mint/40 bg-mint-soft' },
} as const;

const moves = [
  { at: '8:51 AM', lane: 'Customer', text: 'Asks for 60 chairs by Saturday' },
  { at: '8:51 AM', lane: 'Chatbot', text: 'Finds 48 in stock, says so and asks Lena' },
  { at: '9:10 AM', lane: 'Team', text: 'Lena reserves 12 more at the other store' },
  { at: '9:11 AM', lane: 'Chatbot', text: 'Drafts the quote and flags the delivery fee' },
  { at: '9:14 AM', lane: 'Team', text: 'Yusuf corrects the fee and sends the quote' },
  { at: '9:30 AM', lane: 'Customer', text: 'Accepts in the same conversation' },
] as const;

const rules = [
  { title: 'One owner at a time', text: 'The name at the top of a conversation is always a person’s.' },
  {
    title: 'The chatbot drafts, people approve',
    text: 'It sends without approval only what your rules allow.',
  },
  { title: 'Internal comments stay internal', text: 'They have a yellow background and cannot be sent.' },
  { title: 'No silent handover', text: 'Passing on a conversation always includes a note.' },
  { title: 'Nothing gets forgotten', text: 'After four hours without a reply, the team is reminded.' },
] as const;

export default function CollaborationPage() {
  return (
    <>
      <PageHero
        {...featureHero('collaboration')}
        layout="wide"
        aside={<Handover />}
        lead="Your team and your chatbots share one inbox. Each handover comes with a short note, so customers never repeat themselves."
      >
        <ButtonLink to="#example">See a team at work</ButtonLink>
        <ButtonLink to={paths.chatbot} variant="secondary">
          See the chatbot
        </ButtonLink>
      </PageHero>

      <Section
        id="example"
        tone="sunken"
        title="A quote for 60 chairs in 39 minutes"
        lead="One customer, one chatbot and two colleagues at a rental company, in a single conversation."
      >
        <SampleFigure look="open" label="Rental company">
          <div
            aria-hidden
            className="hidden gap-4 border-b border-border-strong/60 pb-3 font-medium md:grid md:grid-cols-[4.5rem_1fr_1fr_1fr]"
          >
            {Object.entries(lanes).map(([name, { column }]) => (
              <span key={name} className={column}>
                {name}
              </span>
            ))}
          </div>
          <ol className="grid gap-4 md:mt-4">
            {moves.map(({ at, lane, text }) => (
              <li
                key={text}
                className="grid gap-x-4 gap-y-1 md:grid-cols-[4.5rem_1fr_1fr_1fr] md:items-center"
              >
                <p className="flex gap-3 font-mono text-xs text-fg-muted">
                  <span>{at}</span>
                  <span className="md:sr-only">{lane}</span>
                </p>
                <p
                  className={classNames(
                    'rounded-input border px-4 py-3 md:row-start-1',
                    lanes[lane].column,
                    lanes[lane].look,
                  )}
                >
                  {text}
                </p>
              </li>
            ))}
          </ol>
        </SampleFigure>
      </Section>

      <Section
        id="limits"
        layout="beside"
        title={`${capitalize(inWords(rules.length))} rules your team can adopt or change`}
        lead="Made for teams of 3 to 60 people. Shift planning, payroll and meetings stay in the tools you already use."
      >
        <NumberedList items={rules} />
      </Section>

      <RelatedPages
        title="Work together across teams"
        items={[
          { page: 'support', why: 'When our own team answers, and how fast.' },
          { page: 'translation', why: 'Two colleagues, two languages, one conversation.' },
          { page: 'ai-decision-making', why: 'Recommendations that a person approves.' },
        ]}
      />

      <NextStep
        tone="quiet"
        plan="pro"
        title="Start with three colleagues and one chatbot"
        text="Your team tests the chatbot in private during the first week and marks every wrong answer. In the second week, one visitor in ten uses it."
      >
        <TextLink to={paths.faqs}>Read the FAQ</TextLink>
      </NextStep>
    </>
  );
}
