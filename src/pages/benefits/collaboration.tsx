import { cheapestPlan } from '@/domain/plans';
import { capitalize, countOf } from '@/lib/number-words';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { Transcript } from '@/pages/shared/transcript';
import { DefinitionRows, NumberedList } from '@/ui/lists';
import { PageHero } from '@/ui/page-hero';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';

const rules = [
  { title: 'One owner at a time', text: 'Each conversation shows one name.' },
  { title: 'The chatbot sends what your rules allow', text: 'Your team approves the rest.' },
  { title: 'Internal comments stay internal', text: 'They’re yellow and can’t be sent.' },
  { title: 'Nothing gets forgotten', text: 'After four hours without a reply, your team gets a reminder.' },
] as const;

export default function CollaborationPage() {
  return (
    <>
      <PageHero
        {...benefitHero('collaboration')}
        layout="document"
        headline={'Customers never\nsay it twice'}
        aside={<Handoff />}
        lead="Your team and your chatbots share one inbox, and every handoff comes with a short note."
        links={[{ label: 'See the rules', to: '#limits' }]}
      />

      <Section
        id="limits"
        title={`${capitalize(countOf(rules.length, 'rule'))} of the shared inbox`}
        lead="One person is enough, and seats cost nothing extra."
      >
        <NumberedList layout="columns" items={rules} />
      </Section>

      <NextStep scene="contact" plan={cheapestPlan.id} title="The shared inbox is in every plan" />
    </>
  );
}

const thread = [
  {
    at: '4:11 PM',
    who: 'Customer',
    by: 'customer',
    text: 'Hi! Could my daughter move her piano lesson on Friday? She has an exam on the 14th.',
  },
  { at: '4:11 PM', who: 'Chatbot', by: 'ai', text: 'Let me look. Which days would work instead?' },
  { at: '4:13 PM', who: 'Customer', by: 'customer', text: 'Any morning next week. Thank you!' },
  {
    at: '4:13 PM',
    who: 'Chatbot',
    by: 'ai',
    text: 'Tuesday at 9 AM is free, with another teacher. I can’t change the teacher myself, so I’m asking Ben, who’s in until 6 PM.',
    source: 'the school’s calendar',
  },
] as const;

const note = [
  { term: 'Request', text: 'Move a piano lesson from Friday to any morning next week.' },
  { term: 'Tried', text: 'Found Tuesday at 9 AM, with another teacher.' },
  { term: 'Open', text: 'Only the office can change the teacher.' },
  { term: 'Promised', text: 'Nothing yet.' },
] as const;

const reply = [
  {
    at: '4:20 PM',
    who: 'Ben',
    by: 'team',
    text: 'Hello! Tuesday at 9 AM works, with Ms. Bell. Good luck with the exam!',
  },
] as const;

/** A conversation of a music school, the note the chatbot writes when it hands off, and the colleague's reply. */
function Handoff() {
  return (
    <SampleFigure label="A music school’s shared inbox" className="grid gap-8 sm:p-8!">
      <Transcript lines={thread} />
      <div className="rounded-card border border-warn/30 bg-warn-soft p-5 sm:p-6">
        <p className="mb-4 flex flex-wrap justify-between gap-x-4 font-semibold text-warn">
          <span>Handoff note to Ben</span>
          <span className="text-xs/6.5 font-normal">4:13 PM</span>
        </p>
        <DefinitionRows layout="note" items={note} />
      </div>
      <Transcript lines={reply} />
    </SampleFigure>
  );
}
