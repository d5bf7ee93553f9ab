import { useState } from 'react';
import { Section } from '@/ui/section';

const voices = [
  {
    id: 'plain',
    name: 'Plain',
    reply: 'The desk arrives on Thursday between 8 and 12. Two people will carry it up.',
  },
  {
    id: 'warm',
    name: 'Warm',
    reply:
      'Good news: your desk is on its way. Two of us bring it up on Thursday morning, so put the kettle on.',
  },
  {
    id: 'formal',
    name: 'Formal',
    reply:
      'We are pleased to confirm delivery on Thursday, between 8:00 and 12:00. Two members of staff will carry the desk to your room.',
  },
] as const;

type VoiceId = (typeof voices)[number]['id'];

export function VoiceSection() {
  const [chosen, setChosen] = useState<VoiceId>('plain');
  const [offersPerson, setOffersPerson] = useState(false);
  return (
    <Section
      id="voice"
      tone="sunken"
      eyebrow="Go on, press something"
      title="Same facts, your voice"
      lead="Three prepared answers to “When is my desk coming?”. In the product they are written as you type; the controls are the same."
    >
      <div className="grid overflow-hidden rounded-card border border-border bg-surface shadow-raised *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <form className="grid content-start gap-6 border-b border-border p-6 lg:border-e lg:border-b-0 lg:p-8">
          <fieldset>
            <legend className="text-sm font-medium">Voice</legend>
            <div className="mt-3 grid grid-cols-3 gap-2">
              {voices.map(({ id, name }) => (
                <label
                  key={id}
                  className="grid min-h-11 cursor-pointer place-items-center rounded-control border border-border-strong text-fg-muted transition-colors duration-fast has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent-fg has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
                >
                  <input
                    type="radio"
                    name="voice"
                    value={id}
                    checked={chosen === id}
                    onChange={() => setChosen(id)}
                    className="sr-only"
                  />
                  <span>{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <label className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={offersPerson}
              onChange={(event) => setOffersPerson(event.target.checked)}
              className="size-5 accent-accent"
            />
            <span>Always offer a person</span>
          </label>
        </form>
        <div className="min-h-56 p-6 lg:p-8">
          <p className="text-sm text-fg-muted">Assistant</p>
          <div aria-live="polite" className="mt-3 space-y-3 text-h4">
            {voices
              .filter(({ id }) => id === chosen)
              .map(({ id, reply }) => (
                <p key={id}>{reply}</p>
              ))}
            {offersPerson && <p>Would you rather talk to Nell in the showroom? She is in until six.</p>}
          </div>
        </div>
      </div>
    </Section>
  );
}
