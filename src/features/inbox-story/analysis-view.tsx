import { Fragment, type ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { formatScore } from '@/lib/format-score';
import { MoodGauge } from '@/ui/illustrations/mood-gauge';
import { languageName, partsOf, type Analysis, type Mood } from './analysis';

/** The analysis of a message in rows: mood, languages, and the team with the reason. */
export function AnalysisRows({ analysis, className }: { analysis: Analysis; className?: string }) {
  const { score, tone, languages, team, because, personal } = analysis;
  return (
    <dl className={classNames('flex flex-wrap gap-x-5 gap-y-4 text-sm sm:gap-x-8', className)}>
      <Row name="Mood">
        <MoodGauge score={score} className="-ms-1 h-9 w-50 max-w-full max-sm:w-32" />
        <p className="flex gap-2">
          <span className="font-medium">{moodNames[tone]}</span>
          <Score score={score} />
        </p>
      </Row>
      <Row name={languages.length === 1 ? 'Language' : 'Languages'} className="max-sm:hidden">
        {languages.map((tag) => (
          <p key={tag} className="font-medium">
            {languageName(tag)}
          </p>
        ))}
      </Row>
      <Row name="Goes to" className="flex-1 basis-36">
        <p className="flex items-center gap-2">
          <svg aria-hidden viewBox="0 0 40 12" fill="none" className="h-3 w-10 text-accent rtl:-scale-x-100">
            <circle cx="3" cy="6" r="3" className="fill-current" />
            <path
              d="M6 6H36M31 1.5 36 6l-5 4.5"
              strokeWidth="1.75"
              pathLength="1"
              className="message-route stroke-current"
            />
          </svg>
          <span className="font-medium">{team}</span>
        </p>
        {because.length > 0 && (
          <p className="text-fg-muted">
            <span>because of </span>
            <q translate="no">{because.slice(0, 2).join('”, “')}</q>
          </p>
        )}
        {personal.length > 0 && <p className="text-fg-muted max-sm:hidden">{dataCount(personal.length)}</p>}
      </Row>
    </dl>
  );
}

function dataCount(count: number): string {
  return count === 1 ? '1 private detail found' : `${count} private details found`;
}

function Row({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="font-mono text-xs text-fg-muted">{name}</dt>
      <dd className="mt-1.5 space-y-0.5">{children}</dd>
    </div>
  );
}

export const moodNames = {
  positive: 'Happy',
  negative: 'Unhappy',
  neutral: 'Neutral',
  mixed: 'Mixed',
} as const satisfies Record<Mood, string>;

export function Score({ score }: { score: number }) {
  return (
    <span translate="no" className="font-mono">
      {formatScore(score)}
    </span>
  );
}

const tones = { positive: 'mark-praise', negative: 'mark-complaint' } as const;

interface MessageTextProps {
  readonly analysis: Analysis;
  /** Replaces personal data. */
  readonly mask?: (text: string) => string;
  readonly className?: string;
}

/** A message with praise, complaints, personal data and foreign sentences marked in it. */
export function MessageText({ analysis, mask, className }: MessageTextProps) {
  return (
    <p translate="no" lang="und" className={classNames('whitespace-pre-wrap', className)}>
      {partsOf(analysis).map(({ text, start, tone, isPersonal, language }) => (
        <Fragment key={start}>
          {isPersonal ? (
            <span className={classNames('mark-personal', mask && 'font-mono')}>
              {mask ? mask(text) : text}
            </span>
          ) : tone && !mask ? (
            <mark className={tones[tone]}>{text}</mark>
          ) : (
            text
          )}
          {language && !mask && <LanguageTag tag={language} />}
        </Fragment>
      ))}
    </p>
  );
}

export function LanguageTag({ tag }: { tag: string }) {
  return (
    <>
      {/* A no-break space keeps the tag on the line of its sentence. */}
      {'\u00a0'}
      <span
        translate="no"
        className="message-tag ms-0.5 rounded-sm bg-surface px-1.5 py-0.5 align-[0.15em] font-mono text-xs leading-5 font-medium tracking-normal text-fg-muted uppercase ring-1 ring-border"
      >
        {tag}
      </span>
    </>
  );
}
