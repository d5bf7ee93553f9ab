import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { LuArrowDown, LuDatabase, LuLock, LuMessageSquare, LuScanText } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { amountOf } from '@/lib/number-words';
import { facts } from '@/site/facts';
import type { FeatureId } from '@/site/features';
import { paths } from '@/site/paths';
import { ChatBubble } from '@/ui/chat-bubble';
import { MoodGauge } from '@/ui/illustrations/mood-gauge';
import { TextLink } from '@/ui/text-link';
import { useSharedElement } from '@/ui/use-shared-element';
import { languageName, lowerCaseWords, type Analysis } from './analysis';
import { LanguageTag, MessageText, moodNames, Score } from './analysis-view';
import { featureAnalyses } from './feature-analyses';
import { masked } from './find-personal-data';
import { MESSAGE_ID, useMessage } from './use-message';

interface OutputProps {
  readonly analysis: Analysis;
}

/** What each feature produces for a message: a reply, a translation, a mood and so on. */
export const outputs: Readonly<Record<FeatureId, (props: OutputProps) => ReactNode>> = {
  chatbot: Reply,
  translation: Translation,
  'sentiment-analysis': Mood,
  'speech-recognition': Voice,
  'cloud-integration': Route,
  'data-privacy': Masked,
};

/** Features whose output contains the message itself. */
const repeating: ReadonlySet<FeatureId> = new Set(['chatbot', 'speech-recognition', 'data-privacy']);

/** The message and the feature's output for it, in the hero of the feature's page. */
export function FeatureAnalysis({ feature }: { feature: FeatureId }) {
  const { analysis: own, isOwn } = useMessage();
  const analysis = isOwn ? own : featureAnalyses[feature];
  const Output = outputs[feature];
  const ref = useSharedElement(`feature-${feature}`);
  return (
    <div
      ref={ref}
      data-search="skip"
      className="overflow-hidden rounded-panel border border-border bg-surface shadow-overlay"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-border px-5 py-3 font-mono text-xs sm:px-6">
        <p className="text-fg-muted">{isOwn ? 'Your message' : 'Sample message'}</p>
        <TextLink to={`${paths.home}#${MESSAGE_ID}`} className="-my-1 py-1">
          Change the message
        </TextLink>
      </div>
      {!repeating.has(feature) && (
        <div className="p-5 sm:px-6">
          <MessageText
            analysis={analysis}
            className="line-clamp-8 text-lg leading-8 font-medium text-pretty"
          />
        </div>
      )}
      <div className="border-t border-border bg-surface-2/60 p-5 first:border-t-0 sm:p-6">
        <Output analysis={analysis} />
      </div>
    </div>
  );
}

function Reply({ analysis }: OutputProps) {
  return (
    <div className="grid gap-3">
      <ChatBubble by="customer" text={<p translate="no">{analysis.text}</p>} />
      <ChatBubble by="assistant" text={<p>{analysis.reply}</p>}>
        <p className="mt-1.5 font-mono text-xs text-fg-muted">
          <span>
            {analysis.source === undefined
              ? `Held for ${analysis.team}: the decision`
              : `Source: ${analysis.source}`}
          </span>
        </p>
      </ChatBubble>
    </div>
  );
}

function Translation({ analysis }: OutputProps) {
  const foreign = analysis.sentences.find(({ language }) => language !== analysis.languages[0]);
  const sentence = foreign ? analysis.text.slice(foreign.start, foreign.end) : keySentence(analysis);
  const language = foreign?.language ?? analysis.languages[0];
  return (
    <div className="grid gap-2 text-lg font-medium lg:text-h4">
      <p translate="no" className="text-pretty">
        {sentence}
        {language !== undefined && <LanguageTag tag={language} />}
      </p>
      <LuArrowDown aria-hidden className="size-5 text-translation-ink max-sm:size-4" />
      {foreign && analysis.inEnglish !== undefined ? (
        <p className="text-pretty text-translation-ink">
          <span>{analysis.inEnglish}</span>
          <LanguageTag tag="en" />
        </p>
      ) : (
        <p className="text-base font-normal text-fg-muted">
          <span>{language === undefined ? 'A message' : `A message in ${languageName(language)}`}</span>
          <span>{` can be answered in ${amountOf(facts.languages.supported, 'language')}.`}</span>
        </p>
      )}
    </div>
  );
}

function Mood({ analysis }: OutputProps) {
  const { score, tone } = analysis;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-h4 font-semibold">{moodNames[tone]}</p>
        <p className="text-h4">
          <Score score={score} />
        </p>
      </div>
      <MoodGauge score={score} className="mt-1 w-full" />
      <MoodWords analysis={analysis} />
    </div>
  );
}

function MoodWords({ analysis: { marks, text } }: { analysis: Analysis }) {
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {marks.slice(0, 6).map((mark) => (
        <li
          key={mark.start}
          translate="no"
          className={classNames(
            'rounded-full px-2.5 py-0.5 text-sm font-medium',
            mark.tone === 'positive' ? 'bg-mint-soft text-mint' : 'bg-danger-soft text-danger',
          )}
        >
          {`${mark.tone === 'positive' ? '+' : '−'} ${text.slice(mark.start, mark.end)}`}
        </li>
      ))}
    </ul>
  );
}

/** The share of the voice message that is drawn as played. */
const PLAYED = 0.62;

function Voice({ analysis }: OutputProps) {
  const { bars, seconds } = speechOf(analysis.text);
  return (
    <div>
      <svg aria-hidden viewBox="0 0 480 72" fill="none" className="w-full rtl:-scale-x-100">
        <path d={wave(bars, 0, PLAYED)} strokeWidth="4" strokeLinecap="round" className="stroke-voice-ink" />
        <path
          d={wave(bars, PLAYED, 1)}
          strokeWidth="4"
          strokeLinecap="round"
          className="stroke-border-strong/50"
        />
      </svg>
      <div className="mt-2 flex justify-between font-mono text-xs text-fg-muted">
        <span>{playTime(seconds * PLAYED)}</span>
        <span>{playTime(seconds)}</span>
      </div>
      <p translate="no" className="mt-2 line-clamp-8 font-medium">
        {analysis.text}
      </p>
    </div>
  );
}

const BARS = 60;
const CHARACTERS_PER_SECOND = 15;

/** A made-up sound wave for a text: its duration, and the height of each bar, low between words. */
function speechOf(text: string): { readonly bars: readonly number[]; readonly seconds: number } {
  const bars = Array.from({ length: BARS }, (_, index) => {
    const at = Math.floor((index / BARS) * text.length);
    const letter = text.charAt(at);
    if (!/[\p{L}\p{N}]/u.test(letter)) return 0.06;
    const vowel = /[aeiouyáéíóúäöüàèìòùâêîôû]/iu.test(letter) ? 0.35 : 0;
    // Depends only on the letters, so that the same text always gives the same bars.
    return Math.min(1, 0.25 + vowel + ((letter.charCodeAt(0) * 7 + at * 13) % 10) / 25);
  });
  return { bars, seconds: Math.max(1, text.length / CHARACTERS_PER_SECOND) };
}

/** The path of the bars between two points, as shares of the duration. */
function wave(bars: readonly number[], from: number, to: number): string {
  return bars
    .map((height, index) => ({ x: index * 8 + 4, length: height * 34, share: index / bars.length }))
    .filter(({ share }) => share >= from && share < to)
    .map(({ x, length }) => `M${x} ${36 - length}V${36 + length}`)
    .join('');
}

function playTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function Route({ analysis }: OutputProps) {
  const { tone, team } = analysis;
  return (
    <ol className="grid gap-2 sm:grid-cols-[1fr_1fr_auto] sm:gap-0">
      <Stop icon={LuMessageSquare} name="Chat" detail="encrypted in transit" />
      <Stop icon={LuScanText} name={team} detail={`${moodNames[tone].toLowerCase()}, tagged, and routed`} />
      <Stop icon={LuDatabase} name="Storage" detail={`in ${facts.regions[0]}, or your own`} isLast />
    </ol>
  );
}

interface StopProps {
  readonly icon: IconType;
  readonly name: string;
  readonly detail: string;
  readonly isLast?: boolean;
}

function Stop({ icon: Icon, name, detail, isLast = false }: StopProps) {
  return (
    <li className="relative flex items-center gap-3 sm:block sm:pe-4">
      {!isLast && (
        <span
          aria-hidden
          className="absolute start-5 top-10 h-2 border-s-2 border-cloud-ink/50 sm:start-10 sm:end-0 sm:top-5 sm:h-0 sm:border-s-0 sm:border-t-2"
        />
      )}
      <span className="relative grid size-10 shrink-0 place-items-center rounded-control border border-border bg-surface text-cloud-ink">
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="block min-w-0 sm:mt-3">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-fg-muted">{detail}</span>
      </span>
    </li>
  );
}

function Masked({ analysis }: OutputProps) {
  return (
    <div>
      <MessageText analysis={analysis} mask={masked} className="line-clamp-7 font-medium text-pretty" />
      <p className="mt-3 flex items-center gap-2 font-mono text-xs text-mint">
        <LuLock aria-hidden className="size-3.5 shrink-0" />
        <span>{analysis.personal.length === 0 ? 'Nothing private found' : 'Masked in your reports'}</span>
      </p>
    </div>
  );
}

/** The sentence with the first word that the team was chosen by. */
function keySentence({ text, sentences, because }: Analysis): string {
  const [word = ''] = because;
  const all = sentences.map(({ start, end }) => text.slice(start, end));
  return all.find((sentence) => lowerCaseWords(sentence).includes(word)) ?? all[0] ?? text;
}
