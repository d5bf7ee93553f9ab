import { Fragment } from 'react';
import { classNames } from '@/lib/class-names';
import { partsOf, type Analysis } from './analysis';

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
      {/* A word joiner keeps the tag on the line of its sentence. */}
      {'\u2060'}
      <span
        translate="no"
        className="message-tag ms-1.5 rounded-sm bg-accent-soft px-1.5 py-0.5 align-[0.15em] font-mono text-xs leading-5 font-medium tracking-normal text-accent-fg uppercase"
      >
        {tag}
      </span>
    </>
  );
}
