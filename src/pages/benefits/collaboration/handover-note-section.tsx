import { Section } from '@/ui/section';
import { SampleFigure } from '@/ui/sample-figure';

const note = [
  { term: 'Wants', text: 'To move a piano lesson from Friday to any morning next week.' },
  { term: 'ChatBubble so far', text: 'Two messages. Friendly. Mentioned an exam on the 14th.' },
  { term: 'Tried', text: 'Looked for a free morning. Found Tuesday 09:00, with another teacher.' },
  { term: 'Stuck because', text: 'A change of teacher is not the assistant’s to decide.' },
  { term: 'Promised', text: 'An answer from a person before six.' },
] as const;

export function HandoverNoteSection() {
  return (
    <Section
      id="handover"
      layout="halves-reversed"
      eyebrow="How it works"
      title="Five lines instead of forty"
      lead={
        <>
          <p>
            When an assistant passes a conversation on, it writes a note first. Always the same five lines, in
            the same order, so that the eye knows where to look.
          </p>
          <p>
            Reading one takes about eight seconds. The whole conversation is underneath, for whoever does not
            trust notes. Quite right, too.
          </p>
        </>
      }
    >
      <SampleFigure
        label="Note to Ben, music school"
        note="Ben answered at 16:20: Tuesday, with Ms&nbsp;Okafor, and good luck for the 14th."
      >
        <dl className="grid gap-4">
          {note.map(({ term, text }) => (
            <div key={term} className="grid gap-x-6 sm:grid-cols-[7.5rem_1fr]">
              <dt className="font-mono text-xs/6.5 text-accent-fg">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </SampleFigure>
    </Section>
  );
}
