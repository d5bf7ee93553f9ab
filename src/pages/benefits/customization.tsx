import { useState } from 'react';
import { cheapestPlan } from '@/domain/plans';
import { benefitHero } from '@/pages/shared/feature-page';
import { NextStep } from '@/pages/shared/next-step';
import { PageHero } from '@/ui/page-hero';
import { RadioGroup } from '@/ui/radio-group';
import { SampleFigure } from '@/ui/sample-figure';
import { Section } from '@/ui/section';
import { SwitchInput } from '@/ui/switch-input';

const rules = [
  { notice: 'A customer asks for a discount', act: 'Name the current offer only' },
  { notice: 'The word “lawyer” appears', act: 'Apologize and hand off to Nell' },
  { notice: 'Our pages have no answer', act: 'Take a message, and say that we open at 10 AM' },
] as const;

const edits = [
  {
    version: '14',
    who: 'Nell',
    before: 'Say that we open at 9 AM',
    after: 'Say that we open at 10 AM',
    note: 'Winter hours.',
  },
  {
    version: '13',
    who: 'Omar',
    before: 'Name any discount',
    after: 'Name the current offer only',
    note: 'Tested on last week’s chats: 6 of 210 answers changed.',
  },
] as const;

export default function CustomizationPage() {
  return (
    <>
      <PageHero
        {...benefitHero('customization')}
        headline={'Sounds like you.\nPlays by your rules.'}
        lead="We set up your chatbot. You change its voice, rules, and limits whenever you like, in plain English."
        links={[
          { label: 'Read a set of rules', to: '#rules' },
          { label: 'See the history', to: '#history' },
        ]}
      />

      <Section label="Voice and answer">
        <ControlPanel />
      </Section>

      <Section
        id="rules"
        tone="night"
        title="Rules in plain English"
        lead="Write down when and what. The first rule that matches wins."
      >
        <SampleFigure look="open" label="A furniture workshop’s rules">
          <ol>
            {rules.map(({ notice, act }) => (
              <li
                key={notice}
                className="grid gap-2 border-b border-border py-4 first:pt-0 last:border-b-0 last:pb-0 sm:grid-cols-2 sm:gap-6"
              >
                <RuleHalf word="When" text={notice} />
                <RuleHalf word="Then" text={act} />
              </li>
            ))}
          </ol>
        </SampleFigure>
      </Section>

      <Section
        id="history"
        title="Every change is tested first, and reversible"
        lead="It runs on past conversations, and you see which answers would differ."
      >
        <SampleFigure look="open" label="Change history" className="divide-y divide-border py-0!">
          {edits.map(({ version, who, before, after, note }) => (
            <div key={version} className="grid gap-x-12 gap-y-2 py-6 lg:grid-cols-[9rem_1fr_1fr]">
              <p className="text-xs/7 text-fg-muted">{`Version ${version}, ${who}`}</p>
              <p className="text-lg">
                <del className="block text-danger decoration-1">{before}</del>
                <ins className="block text-mint no-underline">{after}</ins>
              </p>
              <p className="text-fg-muted lg:text-lg">{note}</p>
            </div>
          ))}
        </SampleFigure>
      </Section>

      <NextStep scene="services" plan={cheapestPlan.id} title="Your own rules, in every plan" />
    </>
  );
}

function RuleHalf({ word, text }: { word: string; text: string }) {
  return (
    <p className="flex gap-4 text-lg sm:text-h4">
      <span className="w-10 shrink-0 text-sm/7 text-chat-ink">{word}</span>
      <span>{text}</span>
    </p>
  );
}

const voices = [
  {
    value: 'plain',
    label: 'Plain',
    reply: 'Your desk is packed. Our team will send you the delivery date. Source: order 5120.',
  },
  {
    value: 'warm',
    label: 'Warm',
    reply: 'Good news: your desk is packed! You’ll hear the delivery date from our team. Source: order 5120.',
  },
  {
    value: 'formal',
    label: 'Formal',
    reply: 'Your desk has been packed. Our team will send you the delivery date. Source: order 5120.',
  },
] as const;

type Voice = (typeof voices)[number]['value'];

const switches = [
  {
    id: 'person',
    label: 'Always offer your team',
    adds: 'Would you rather talk to Nell in the showroom? She’s in until 6 PM.',
  },
  {
    id: 'day',
    label: 'Ask for a preferred day',
    adds: 'Which day suits you best?',
  },
  { id: 'signature', label: 'Sign each answer', adds: 'The workshop’s AI chatbot' },
] as const;

type Switch = (typeof switches)[number]['id'];

/** The record that every answer is made from. */
const record = [
  { term: 'Order', text: '5120, desk' },
  { term: 'Status', text: 'Packed' },
  { term: 'Delivery date', text: 'Sent by the team' },
] as const;

/** Settings that change one answer while its facts stay the same. */
function ControlPanel() {
  const [voice, setVoice] = useState<Voice>('plain');
  const [on, setOn] = useState<readonly Switch[]>(['signature']);

  function toggle(id: Switch) {
    setOn(on.includes(id) ? on.filter((other) => other !== id) : [...on, id]);
  }

  return (
    <SampleFigure
      id="voice"
      label="A furniture workshop’s chatbot settings"
      note="Change a setting. The wording changes, and the facts stay."
      className="grid p-0! *:min-w-0 lg:grid-cols-[2fr_3fr]"
    >
      <div className="grid content-start border-border max-lg:border-b lg:border-e">
        <div className="border-b border-border p-5 sm:p-8">
          <RadioGroup label="Voice" options={voices} value={voice} onChange={setVoice} />
        </div>
        {switches.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-16 cursor-pointer items-center justify-end gap-4 max-sm:flex-row-reverse sm:justify-between border-b border-border px-5 last:border-b-0 sm:px-8"
          >
            <span className="font-medium">{label}</span>
            <SwitchInput checked={on.includes(id)} onChange={() => toggle(id)} />
          </label>
        ))}
      </div>
      <div className="grid content-start">
        <div className="border-b border-border bg-bg p-5 sm:p-8">
          <p className="text-xs text-fg-subtle">Before: the record</p>
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
            {record.map(({ term, text }) => (
              <div key={term}>
                <dt className="text-sm text-fg-muted">{term}</dt>
                <dd className="text-sm/6.5">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="min-h-72 p-5 sm:p-8">
          <p className="text-xs text-mint">After: the answer</p>
          <div aria-live="polite" className="mt-4 space-y-4 text-h4">
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
