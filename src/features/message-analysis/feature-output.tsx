import type { ReactNode } from 'react';
import { featureAnalyses } from 'virtual:sample-analyses';
import { toneNames } from '@/features/tools';
import { facts } from '@/site/facts';
import type { FeatureId } from '@/site/features';
import { night } from '@/site/messages';
import { featuresLink } from '@/site/navigation';
import { paths } from '@/site/paths';
import { loudness } from '@/ui/illustrations/loudness';
import { TextLink } from '@/ui/text-link';
import type { Analysis } from './analysis';
import { Bubble, Findings, MessageText, ReplyView } from './message-view';
import { MESSAGE_ID, useMessage } from './use-message';

/** What each feature produces for a message: a reply, a translation, a mood, and so on. */
const outputs: Readonly<Record<FeatureId, (analysis: Analysis) => ReactNode>> = {
  chatbot: (analysis) => (
    <div className="grid gap-3">
      <Bubble>
        <MessageText analysis={analysis} />
      </Bubble>
      <ReplyView text={analysis.reply} source={analysis.source} />
    </div>
  ),
  translation: (analysis) => (
    <>
      <MessageText analysis={analysis} className="mb-3 border-b border-border pb-3 font-medium" />
      <Findings analysis={analysis} show={['languages']} />
    </>
  ),
  'sentiment-analysis': (analysis) => (
    <>
      <Findings analysis={analysis} show={['mood']} />
      <MessageText analysis={analysis} className="mt-3 border-t border-border pt-3" />
    </>
  ),
  'speech-recognition': ({ text }) => (
    <>
      <svg aria-hidden viewBox="0 0 480 72" fill="none" className="w-full rtl:-scale-x-100">
        <path d={recordingOf(text)} strokeWidth="4" strokeLinecap="round" className="stroke-voice-ink" />
      </svg>
      <p translate="no" className="mt-3 line-clamp-8 font-medium wrap-anywhere">
        {text}
      </p>
    </>
  ),
  'cloud-integration': ({ tone, team }) => {
    const stops = [
      ['Chat', 'encrypted in transit'],
      [team, `${toneNames[tone].toLowerCase()} tone, sent here`],
      ['Storage', `in ${facts.regions[0]}, or your own`],
    ];
    return (
      <ol className="grid gap-5 border-s-2 border-cloud-ink/50">
        {stops.map(([name, detail]) => (
          <li
            key={name}
            className="relative ps-5 before:absolute before:start-[-0.4375rem] before:top-1.5 before:size-3 before:rounded-full before:bg-cloud-ink"
          >
            <p className="font-medium">{name}</p>
            <p className="text-sm text-fg-muted">{detail}</p>
          </li>
        ))}
      </ol>
    );
  },
  'data-privacy': (analysis) => (
    <>
      <Bubble>
        <MessageText analysis={analysis} />
      </Bubble>
      <Findings analysis={analysis} show={['personal']} className="mt-4" />
    </>
  ),
};

const BARS = 60;

function recordingOf(text: string): string {
  return Array.from({ length: BARS }, (_, index) => {
    const height = 32 * loudness(text, index / BARS);
    return `M${index * 8 + 4} ${36 - height}v${2 * height}`;
  }).join('');
}

/** What a feature produces for the visitor's message or its sample, as a picture: hidden from screen readers. */
export function FeaturePicture({ feature, className }: { feature: FeatureId; className: string }) {
  const { analysis, isOwn } = useMessage();
  return (
    <div aria-hidden data-search="skip" className={className}>
      {outputs[feature](isOwn ? analysis : featureAnalyses[feature])}
    </div>
  );
}

/** The feature's output for the visitor's message or its sample, in the hero of the feature's page. */
export function FeatureAnalysis({ feature }: { feature: FeatureId }) {
  const { analysis, isOwn } = useMessage();
  return (
    <div
      data-search="skip"
      className="overflow-hidden rounded-card border border-border bg-surface shadow-overlay"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border px-5 py-3 text-xs sm:px-6">
        <p className="text-fg-muted">{isOwn ? 'Your message' : 'Sample message'}</p>
        <TextLink to={night ? `${paths.home}#${MESSAGE_ID}` : featuresLink.to} className="-my-1 py-1">
          Change the message
        </TextLink>
      </div>
      <div className="p-5 sm:p-6">{outputs[feature](isOwn ? analysis : featureAnalyses[feature])}</div>
    </div>
  );
}
