import { MarkedList } from '@/ui/marked-list';
import { Section, SectionHeader } from '@/ui/section';

const does = [
  { id: 'answer', text: 'Answer what your own pages and records already say, with the source beside it.' },
  { id: 'translate', text: 'Translate a conversation both ways while it is going on.' },
  { id: 'listen', text: 'Write down speech, and mark the words it is unsure of.' },
  { id: 'notice', text: 'Notice when a customer grows impatient, and call a person.' },
  { id: 'spot', text: 'Point at an order or a sign-in that does not look like the others.' },
] as const;

const never = [
  { id: 'promise', text: 'Promise a refund, a date or a price you have not agreed to.' },
  { id: 'decide', text: 'Decide about a person’s job, health, credit or rights.' },
  { id: 'guess', text: 'Fill a gap in its knowledge with a guess.' },
  { id: 'pretend', text: 'Pretend to be a human being when somebody asks.' },
] as const;

export function AbilitiesSection() {
  return (
    <Section id="what-can-our-ai-do">
      <SectionHeader
        eyebrow="Plainly"
        title="What Can Our AI Do?"
        lead="Quite a lot, and not everything. Both lists are part of every contract."
      />
      <div className="mt-12 grid gap-px overflow-hidden rounded-panel border border-border bg-border lg:grid-cols-[3fr_2fr]">
        <div className="bg-surface p-6 sm:p-10">
          <h3 className="mb-6 text-h4">What it will do</h3>
          <MarkedList mark="yes" items={does} />
        </div>
        <div className="bg-surface p-6 sm:p-10">
          <h3 className="mb-6 text-h4">What it will never do</h3>
          <MarkedList mark="no" items={never} />
        </div>
      </div>
    </Section>
  );
}
