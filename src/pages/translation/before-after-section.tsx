import { Section } from '@/ui/section';
import { SampleFigure } from '@/ui/sample-figure';

const pairs = [
  {
    source: 'The boot is too small for the pram.',
    plain: 'Der Stiefel ist zu klein für den Kinderwagen.',
    ours: 'Der Kofferraum ist zu klein für den Kinderwagen.',
    why: 'A car dealer’s boot is not footwear. The two sentences before it mention a hatchback.',
  },
  {
    source: 'Can you ship it to my nan?',
    plain: 'Können Sie es zu meinem Naan versenden?',
    ours: 'Können Sie es an meine Oma schicken?',
    why: 'Family words are checked against the rest of the message. Flatbread was not likely.',
  },
  {
    source: 'I’d like to cancel my Daylight plan.',
    plain: 'Ich möchte meinen Tageslichtplan stornieren.',
    ours: 'Ich möchte meinen Daylight-Tarif kündigen.',
    why: 'Daylight is a product in the glossary: it stays. Plans are terminated, not voided.',
  },
] as const;

export function BeforeAfterSection() {
  return (
    <Section
      id="example"
      tone="sunken"
      title="Word for word, and with the context"
      lead="Three English messages turned into German twice: sentence by sentence, and then with the conversation and a glossary at hand."
    >
      <div className="grid gap-6 *:min-w-0">
        {pairs.map(({ source, plain, ours, why }) => (
          <SampleFigure key={source} label={source} note={why} className="grid gap-5 md:grid-cols-2 md:gap-8">
            <div>
              <p className="text-sm text-fg-muted">Alone</p>
              <p lang="de" translate="no" className="mt-1 text-lg text-danger line-through decoration-1">
                {plain}
              </p>
            </div>
            <div>
              <p className="text-sm text-fg-muted">In context</p>
              <p lang="de" translate="no" className="mt-1 text-lg font-medium text-mint">
                {ours}
              </p>
            </div>
          </SampleFigure>
        ))}
      </div>
    </Section>
  );
}
