import type { ReactNode } from 'react';
import { listOf } from '@/lib/number-words';
import { MoodGauge } from '@/ui/illustrations/mood-gauge';
import { languageName, type Analysis } from './analysis';
import { moodNames, Score } from './analysis-view';
import { masked } from './find-personal-data';

interface FindingsProps {
  readonly analysis: Analysis;
  /** The message is the visitor's. */
  readonly isOwn: boolean;
}

/** What the engine found in the message, in rows. */
export function Findings({ analysis, isOwn }: FindingsProps) {
  const { score, tone, languages, marks, text, team, because, inEnglish } = analysis;
  return (
    <dl className="story-rows story-findings">
      <Row term="Mood">
        <span className="flex items-baseline justify-between">
          <span className="font-medium text-fg">{moodNames[tone]}</span>
          <Score score={score} />
        </span>
        <MoodGauge score={score} className="my-1 w-full" />
        <span className="flex flex-wrap gap-x-3">
          {marks.slice(0, 4).map((mark) => (
            <span
              key={mark.start}
              translate="no"
              className={mark.tone === 'positive' ? 'text-mint' : 'text-danger'}
            >
              {`${mark.tone === 'positive' ? '+' : '−'} ${text.slice(mark.start, mark.end)}`}
            </span>
          ))}
        </span>
      </Row>
      <Row term={languages.length === 1 ? 'Language' : 'Languages'}>
        <span className="font-medium text-fg">{listOf(languages.map(languageName))}</span>
        <span className="block">
          {inEnglish === undefined
            ? isOwn &&
              languages.some((tag) => tag !== 'en') &&
              'Your message isn’t translated here: only the sample is.'
            : `“${inEnglish}”`}
        </span>
      </Row>
      <Row term="Goes to">
        <span className="font-medium text-fg">{team}</span>
        {because.length > 0 && <span>{` because of “${because.slice(0, 2).join('”, “')}”`}</span>}
      </Row>
    </dl>
  );
}

const dataNames = {
  email: 'Email',
  iban: 'Account',
  card: 'Card',
  number: 'Number',
  phone: 'Phone',
} as const;

export function Masks({ analysis: { personal, text } }: { analysis: Analysis }) {
  return (
    <dl className="story-rows story-masks">
      <Row term="Masked">
        {personal.length === 0 && <span>Nothing private found</span>}
        {personal.slice(0, 3).map(({ kind, start, end }) => (
          <span key={start} className="flex justify-between gap-4">
            <span className="text-fg">{dataNames[kind]}</span>
            <span translate="no" className="truncate font-mono">
              {masked(text.slice(start, end))}
            </span>
          </span>
        ))}
      </Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="story-part">{children}</dd>
    </div>
  );
}
