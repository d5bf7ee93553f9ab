import { Section } from '@/ui/section';
import { SampleFigure } from '@/ui/sample-figure';

const lines = [
  {
    at: '00:02',
    who: 'Caller',
    before: 'Hello, the boiler in flat ',
    unsure: '15',
    after: ' has gone off again.',
  },
  { at: '00:07', who: 'Priya', before: 'Did you say fifteen or fifty?' },
  {
    at: '00:09',
    who: 'Caller',
    before: 'Fifty. Five, oh. And there is a smell of ',
    unsure: 'gas',
    after: '.',
  },
  { at: '00:13', who: 'Priya', before: 'Please open a window and leave the flat. I am sending someone now.' },
] as const;

export function CaptionsSection() {
  return (
    <Section
      id="example"
      tone="sunken"
      layout="halves"
      eyebrow="Fourteen seconds of a call"
      title="It underlines what it is not sure of"
      lead={
        <>
          <p>
            “Fifteen” and “fifty” sound synonyms on a bad line. The number is underlined at once, so Priya
            asks. Without the mark, an engineer would stand in front of the wrong door.
          </p>
          <p>
            The word “gas” was faint too. It is on the caller’s list of words that alert a person, sure or
            not.
          </p>
        </>
      }
    >
      <SampleFigure
        label="Call, 14 s, two voices"
        note="Shown 0.4 s after each word; corrected once, when the sentence was complete."
      >
        <ol className="grid gap-5">
          {lines.map((line) => (
            <li key={line.at} className="grid grid-cols-[3.5rem_1fr] gap-x-3">
              <span className="pt-0.5 font-mono text-xs text-fg-subtle">{line.at}</span>
              <div>
                <p className="text-xs text-fg-muted">{line.who}</p>
                <p className="mt-0.5">
                  {line.before}
                  {'unsure' in line && (
                    <>
                      <span className="bg-warn-soft font-medium text-warn underline decoration-dotted decoration-2 underline-offset-4">
                        {line.unsure}
                      </span>
                      {line.after}
                    </>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </SampleFigure>
    </Section>
  );
}
