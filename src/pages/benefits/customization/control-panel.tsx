import { useState } from 'react';
import { RadioGroup } from '@/ui/radio-group';
import { SampleFigure } from '@/ui/sample-figure';

const voices = [
  {
    value: 'plain',
    label: 'Plain',
    reply: 'Your desk arrives on Thursday between 8 AM and 12 PM. Two people will carry it upstairs.',
  },
  {
    value: 'warm',
    label: 'Warm',
    reply: 'Good news: your desk is on its way! Two of us will bring it upstairs on Thursday morning.',
  },
  {
    value: 'formal',
    label: 'Formal',
    reply:
      'We are pleased to confirm delivery on Thursday, between 8 AM and 12 PM. Two members of our staff will carry the desk to your room.',
  },
] as const;

type Voice = (typeof voices)[number]['value'];

const switches = [
  {
    id: 'person',
    label: 'Always offer a person',
    adds: 'Would you rather talk to Nell in the showroom? She is in until 6 PM.',
  },
  {
    id: 'reschedule',
    label: 'Offer another day',
    adds: 'If another day suits you better, reply with the date.',
  },
  { id: 'signature', label: 'Sign as the store’s chatbot', adds: 'The store’s AI chatbot' },
] as const;

type Switch = (typeof switches)[number]['id'];

/** The record that every answer is made from. */
const record = [
  { term: 'Order', text: '5120, desk' },
  { term: 'Delivery', text: 'Thursday, 8 AM to 12 PM' },
  { term: 'Crew', text: '2, to the room' },
] as const;

/** Settings that change one answer while its facts stay the same. */
export function ControlPanel() {
  const [voice, setVoice] = useState<Voice>('plain');
  const [on, setOn] = useState<readonly Switch[]>(['signature']);

  function toggle(id: Switch) {
    setOn(on.includes(id) ? on.filter((other) => other !== id) : [...on, id]);
  }

  return (
    <SampleFigure
      id="voice"
      label="Settings of a furniture store’s chatbot"
      note="Change a setting. The wording of the answer changes, and its facts stay the same."
      className="grid p-0! *:min-w-0 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
    >
      <div className="grid content-start border-b border-border lg:border-e lg:border-b-0">
        <div className="border-b border-border p-5 sm:p-8">
          <RadioGroup label="Voice" variant="segmented" options={voices} value={voice} onChange={setVoice} />
        </div>
        {switches.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-16 cursor-pointer items-center justify-between gap-4 border-b border-border px-5 last:border-b-0 sm:px-8"
          >
            <span className="font-medium">{label}</span>
            <input
              type="checkbox"
              checked={on.includes(id)}
              onChange={() => toggle(id)}
              className="relative h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full border border-border-strong bg-surface-2 transition-colors duration-fast before:absolute before:start-1 before:top-1/2 before:size-4 before:-translate-y-1/2 before:rounded-full before:bg-border-strong before:transition-transform before:duration-base checked:border-accent checked:bg-accent checked:before:translate-x-4.5 checked:before:bg-on-accent rtl:checked:before:-translate-x-4.5 forced-colors:appearance-auto"
            />
          </label>
        ))}
      </div>
      <div className="grid content-start">
        <div className="border-b border-border bg-bg p-5 sm:p-8">
          <p className="font-mono text-xs text-fg-subtle">Before: the record</p>
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
            {record.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-sm text-fg-muted">{term}</dt>
                <dd className="font-mono text-sm/6.5">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-h-72 p-5 sm:p-8">
          <p className="font-mono text-xs text-mint">After: the answer</p>
          <div aria-live="polite" className="mt-4 space-y-4 text-h4 lg:text-h3">
            {voices
              .filter(({ value }) => value === voice)
              .map(({ value, reply }) => (
                <p key={value}>{reply}</p>
              ))}
            {switches
              .filter(({ id }) => on.includes(id))
              .map(({ id, adds }) => (
                <p key={id} className={id === 'signature' ? 'text-base text-fg-muted' : undefined}>
                  {adds}
                </p>
              ))}
          </div>
        </div>
      </div>
    </SampleFigure>
  );
}
