import { Fragment, type ReactNode } from 'react';
import { toneNames } from '@/features/tools';
import { classNames } from '@/lib/class-names';
import { LOAD_FAILED } from '@/lib/load-once';
import { listOf } from '@/lib/number-words';
import { formatScore } from '@/lib/text';
import { amountOf } from '@/site/locale';
import { MoodGauge } from '@/ui/illustrations/mood-gauge';
import { partsOf, type Analysis } from './analysis';
import { masked } from './find-personal-data';
import { READ_LENGTH, type Message } from './use-message';

interface ViewProps {
  readonly analysis: Analysis;
}

interface BubbleProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A customer’s words, as the store sees them: on the left. */
export function Bubble({ children, className }: BubbleProps) {
  return (
    <div
      className={classNames(
        'me-auto w-fit max-w-9/10 rounded-card rounded-es-sm border border-border bg-surface-2 px-4 py-2.5 text-fg',
        className,
      )}
    >
      {children}
    </div>
  );
}

interface MessageTextProps extends ViewProps {
  readonly masks?: boolean;
  readonly className?: string | undefined;
}

/** A message with praise, complaints, personal data, and foreign sentences marked in it. */
export function MessageText({ analysis, masks = false, className }: MessageTextProps) {
  return (
    <p
      translate="no"
      lang={analysis.languages[0] ?? 'und'}
      className={classNames('wrap-anywhere whitespace-pre-wrap', className)}
    >
      {partsOf(analysis).map(({ text, start, tone, isPersonal, language, endsSentence }) => (
        <Fragment key={start}>
          {isPersonal ? (
            <span lang={language} className="mark-personal">
              {masks ? masked(text) : text}
            </span>
          ) : tone ? (
            <mark lang={language} className={tone === 'positive' ? 'mark-praise' : 'mark-complaint'}>
              {text}
            </mark>
          ) : (
            <span lang={language}>{text}</span>
          )}
          {language && endsSentence && (
            <>
              {/* A no-break space keeps the tag on the line of its sentence. */}
              {'\u00a0'}
              <span
                translate="no"
                className="message-tag ms-0.5 rounded-sm bg-surface px-1.5 py-0.5 align-[0.15em] font-mono text-xs leading-5 font-medium tracking-normal text-fg-muted uppercase ring-1 ring-border"
              >
                {language}
              </span>
            </>
          )}
        </Fragment>
      ))}
    </p>
  );
}

interface ReplyViewProps extends Partial<BubbleProps> {
  readonly text: string;
  readonly source: string | undefined;
}

/** The AI's reply and where it is from, on the right. */
export function ReplyView({ text, source, children, className }: ReplyViewProps) {
  return (
    <div className={classNames('ms-auto w-fit max-w-9/10', className)}>
      <p className="rounded-card rounded-ee-sm bg-accent px-4 py-3 wrap-anywhere text-on-accent">{text}</p>
      <p className="mt-1.5 text-xs text-fg-muted">
        <span>
          {source === undefined ? 'No source: your pages aren’t connected here' : `Source: ${source}`}
        </span>
      </p>
      {children}
    </div>
  );
}

const findings = {
  mood: { term: () => 'Mood', View: Mood },
  languages: {
    term: ({ languages }: Analysis) => (languages.length === 1 ? 'Language' : 'Languages'),
    View: Languages,
  },
  team: { term: () => 'Goes to', View: Team },
  personal: { term: () => 'Masked', View: Personal },
} as const;

interface FindingsProps extends ViewProps {
  readonly show: readonly (keyof typeof findings)[];
  readonly className?: string | undefined;
}

/** What was found in a message, each part with its name. */
export function Findings({ analysis, show, className }: FindingsProps) {
  return (
    <dl className={classNames('text-sm', className)}>
      {show.map((part) => {
        const { term, View } = findings[part];
        return (
          <div key={part} className="min-w-0">
            <dt className="text-xs text-fg-muted">{term(analysis)}</dt>
            <dd className="mt-0.5 text-fg-muted">
              <View analysis={analysis} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Mood({ analysis: { score, tone, marks, text } }: ViewProps) {
  return (
    <>
      <p className="flex justify-between gap-4 text-fg">
        <span className="font-medium">{toneNames[tone]}</span>
        <span translate="no" className="font-mono">
          {formatScore(score)}
        </span>
      </p>
      <MoodGauge score={score} className="my-1 w-full" />
      <p className="flex flex-wrap gap-x-3">
        {marks.slice(0, 4).map((mark) => (
          <span
            key={mark.start}
            translate="no"
            className={mark.tone === 'positive' ? 'text-mint' : 'text-danger'}
          >
            {`${mark.tone === 'positive' ? '+' : '−'} ${text.slice(mark.start, mark.end)}`}
          </span>
        ))}
      </p>
    </>
  );
}

function Languages({ analysis: { languages, languageNames, inEnglish } }: ViewProps) {
  const isForeign = languages.some((tag) => tag !== 'en');
  return (
    <>
      <p className="font-medium text-fg">{listOf(languageNames)}</p>
      {inEnglish !== undefined && <p>{`“${inEnglish}”`}</p>}
      {isForeign && inEnglish === undefined && <p>Your message isn’t translated here: only the sample is.</p>}
    </>
  );
}

function Team({ analysis: { team, because } }: ViewProps) {
  return (
    <>
      <p className="font-medium text-fg">{team}</p>
      {because.length > 0 && (
        <p>
          <span>because of </span>
          <q translate="no">{because.slice(0, 2).join('”, “')}</q>
        </p>
      )}
    </>
  );
}

function Personal({ analysis: { personal, text } }: ViewProps) {
  if (personal.length === 0) return <p>Nothing private found</p>;
  return personal.slice(0, 3).map(({ kind, start, end }) => (
    <p key={start} className="flex justify-between gap-4">
      <span className="text-fg">{kind}</span>
      <span translate="no" className="truncate font-mono">
        {masked(text.slice(start, end))}
      </span>
    </p>
  ));
}

/** Says that nothing is sent, and what of a long message is read. */
export function PrivacyNote({ state, text }: Message) {
  if (state === 'failed') return <span role="alert">{LOAD_FAILED}</span>;
  return text.length > READ_LENGTH ? (
    <span>{`Only the first ${amountOf(READ_LENGTH, 'character')} are read. Your text never left your browser.`}</span>
  ) : (
    <span>{`Your text ${state === 'read' ? 'never left' : 'stays in'} your browser.`}</span>
  );
}
