import type { ReactNode } from 'react';
import { featureAnalyses } from 'virtual:sample-analyses';
import { facts } from '@/site/facts';
import type { FeatureId } from '@/site/features';
import { night } from '@/site/messages';
import { paths } from '@/site/paths';
import { TextLink } from '@/ui/text-link';
import { useSharedElement } from '@/ui/use-shared-element';
import { languageName, type Analysis } from './analysis';
import { AnalysisView, Bubble, LanguageTag, MessageText, moodNames, ReplyView } from './analysis-view';
import { MESSAGE_ID, useMessage } from './use-message';

interface OutputProps {
  readonly analysis: Analysis;
}

/** What each feature produces for a message: a reply, a translation, a mood, and so on. */
const outputs: Readonly<Record<FeatureId, (props: OutputProps) => ReactNode>> = {
  chatbot: Chat,
  translation: Translation,
  'sentiment-analysis': Mood,
  'speech-recognition': Voice,
  'cloud-integration': Route,
  'data-privacy': Masked,
};

/** What a feature produces for the visitor's message or its sample, as a picture: hidden from screen readers. */
export function FeaturePicture({ feature, className }: { feature: FeatureId; className: string }) {
  const { analysis, isOwn } = useMessage();
  const Output = outputs[feature];
  return (
    <div aria-hidden data-search="skip" className={className}>
      <Output analysis={isOwn ? analysis : featureAnalyses[feature]} />
    </div>
  );
}

/** The feature's output for the visitor's message or its sample, in the hero of the feature's page. */
export function FeatureAnalysis({ feature }: { feature: FeatureId }) {
  const { analysis, isOwn } = useMessage();
  const Output = outputs[feature];
  const ref = useSharedElement(`feature-${feature}`);
  return (
    <div
      ref={ref}
      data-search="skip"
      className="overflow-hidden rounded-panel border border-border bg-surface shadow-overlay"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border px-5 py-3 text-xs sm:px-6">
        <p className="text-fg-muted">{isOwn ? 'Your message' : 'Sample message'}</p>
        <TextLink to={night ? `${paths.home}#${MESSAGE_ID}` : paths.features} className="-my-1 py-1">
          Change the message
        </TextLink>
      </div>
      <div className="p-5 sm:p-6">
        <Output analysis={isOwn ? analysis : featureAnalyses[feature]} />
      </div>
    </div>
  );
}

function Chat({ analysis }: OutputProps) {
  return (
    <div className="grid justify-items-start gap-3">
      <Bubble>
        <MessageText analysis={analysis} />
      </Bubble>
      <ReplyView text={analysis.reply} source={analysis.source} />
    </div>
  );
}

function Translation({ analysis }: OutputProps) {
  const { text, sentences, languages, inEnglish } = analysis;
  const foreign = sentences.find(({ language }) => language !== languages[0]) ?? sentences[0];
  const language = foreign?.language ?? languages[0];
  return (
    <div className="grid gap-3 font-medium sm:text-lg">
      <p translate="no" lang={language} className="wrap-anywhere text-fg-muted">
        {text.slice(foreign?.start, foreign?.end)}
        {language !== undefined && <LanguageTag tag={language} />}
      </p>
      <p className="border-t border-border pt-3 text-translation-ink">
        {inEnglish === undefined ? (
          <span>{`Answered in ${languageName(language ?? 'en')}, or in any of ${facts.languages.supported} languages.`}</span>
        ) : (
          <>
            <span>{inEnglish}</span>
            <LanguageTag tag="en" />
          </>
        )}
      </p>
    </div>
  );
}

function Mood({ analysis }: OutputProps) {
  return (
    <>
      <AnalysisView analysis={analysis} parts={['mood']} />
      <MessageText analysis={analysis} className="mt-3 border-t border-border pt-3" />
    </>
  );
}

const BARS = 60;

/** A drawn recording, whose bars are low between words, and its text. */
function Voice({ analysis: { text } }: OutputProps) {
  const bars = Array.from({ length: BARS }, (_, index) => {
    const at = Math.floor((index / BARS) * text.length);
    // Depends only on the letters, so that the same text always gives the same bars.
    const height = /[\p{L}\p{N}]/u.test(text.charAt(at)) ? 8 + ((text.charCodeAt(at) * 7 + at * 13) % 24) : 2;
    return `M${index * 8 + 4} ${36 - height}v${height * 2}`;
  });
  return (
    <>
      <svg aria-hidden viewBox="0 0 480 72" fill="none" className="w-full rtl:-scale-x-100">
        <path d={bars.join('')} strokeWidth="4" strokeLinecap="round" className="stroke-voice-ink" />
      </svg>
      <p translate="no" className="mt-3 line-clamp-8 font-medium wrap-anywhere">
        {text}
      </p>
    </>
  );
}

function Route({ analysis: { tone, team } }: OutputProps) {
  const stops = [
    ['Chat', 'encrypted in transit'],
    [team, `${moodNames[tone].toLowerCase()} tone, sent here`],
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
}

function Masked({ analysis }: OutputProps) {
  return (
    <>
      <Bubble>
        <MessageText analysis={analysis} />
      </Bubble>
      <AnalysisView analysis={analysis} parts={['personal']} className="mt-4" />
    </>
  );
}
