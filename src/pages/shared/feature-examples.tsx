import type { ReactNode } from 'react';
import { facts } from '@/site/facts';
import type { FeatureId } from '@/site/features';
import { shopChat } from '@/site/shop';
import { MoodGauge } from '@/ui/illustrations/mood-gauge';
import { Answer, Question } from './sample-chat';

const BARS = 60;
const call =
  'Hi, this is Tom in unit 15. The heat went out last night. Could somebody call me back before noon?';

const stops = [
  ['Chat', 'encrypted in transit'],
  ['Billing', 'mixed tone, sent here'],
  ['Storage', `in ${facts.regions[0]}, or your own`],
] as const;

const masked = [
  ['Card', '4••• ••• ••• •••'],
  ['Number', '2•••'],
  ['Phone', '2•••-•••-•••'],
] as const;

/** What each feature produces, as a picture: hidden from screen readers. */
export const featureExamples: Readonly<Record<FeatureId, ReactNode>> = {
  chatbot: (
    <div className="grid gap-3">
      <Question>{shopChat.question}</Question>
      <Answer source={shopChat.source}>{shopChat.answer}</Answer>
    </div>
  ),
  translation: (
    <>
      <p translate="no" className="font-medium">
        Hello from Berlin! <span lang="de">Kann ich das blaue Hemd gegen ein rotes tauschen?</span>
      </p>
      <p className="mt-4 border-t border-border pt-4 text-base text-fg-muted">English and German</p>
      <p className="mt-1">“Can I exchange the blue shirt for a red one?”</p>
    </>
  ),
  'sentiment-analysis': (
    <>
      <p className="flex justify-between font-medium">
        <span>Mixed</span>
        <span>+0.04</span>
      </p>
      <MoodGauge score={0.04} className="my-1 w-full" />
      <p className="mt-2">
        <mark className="mark-praise">Wonderful</mark> coffee, and the{' '}
        <mark className="mark-praise">friendliest</mark> staff in town. But we{' '}
        <mark className="mark-complaint">waited</mark> forever, and the music was{' '}
        <mark className="mark-complaint">awful</mark>.
      </p>
    </>
  ),
  'speech-recognition': (
    <>
      <svg viewBox="0 0 480 72" fill="none" className="w-full rtl:-scale-x-100">
        <path d={waveOf(call)} strokeWidth="4" strokeLinecap="round" className="stroke-voice-ink" />
      </svg>
      <p className="mt-3 font-medium">{call}</p>
    </>
  ),
  'cloud-integration': (
    <ol className="ms-1.5 grid gap-4 border-s-2 border-cloud-ink/50">
      {stops.map(([name, detail]) => (
        <li
          key={name}
          className="relative ps-5 before:absolute before:start-[-0.4375rem] before:top-1.5 before:size-3 before:rounded-full before:bg-cloud-ink"
        >
          <p className="font-medium">{name}</p>
          <p className="text-base text-fg-muted">{detail}</p>
        </li>
      ))}
    </ol>
  ),
  'data-privacy': (
    <>
      <Question>
        Please charge card 4929 1234 5678 9012 for booking 20871, and call me at 202-555-0117.
      </Question>
      <dl className="mt-4 grid gap-1">
        {masked.map(([kind, text]) => (
          <div key={kind} className="flex justify-between gap-4">
            <dt>{kind}</dt>
            <dd translate="no" className="text-fg-muted">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </>
  ),
};

/** A recording of a text. */
function waveOf(text: string): string {
  return Array.from({ length: BARS }, (_, index) => {
    const height = 32 * loudness(text, index / BARS);
    return `M${index * 8 + 4} ${36 - height}v${2 * height}`;
  }).join('');
}

/** How high a text's bar is, low between words. The same text always looks the same. */
function loudness(text: string, share: number): number {
  const at = Math.floor(share * text.length);
  return /[\p{L}\p{N}]/u.test(text.charAt(at))
    ? 0.25 + ((text.charCodeAt(at) * 7 + at * 13) % 24) / 32
    : 0.06;
}
