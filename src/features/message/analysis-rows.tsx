import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { MoodGauge, moodNames, Score } from './mood-gauge';
import { languageName, type Analysis } from './analysis';

/** The analysis of a message in rows: mood, languages, and the team with the reason. */
export function AnalysisRows({ analysis, className }: { analysis: Analysis; className?: string }) {
  const { score, tone, languages, team, because, personal } = analysis;
  return (
    <dl className={classNames('flex flex-wrap gap-x-8 gap-y-5 text-sm', className)}>
      <Row name="Mood">
        <MoodGauge score={score} className="-ms-1 h-9 w-50 max-w-full" />
        <p className="flex gap-2">
          <span className="font-medium">{moodNames[tone]}</span>
          <Score score={score} />
        </p>
      </Row>
      <Row name={languages.length === 1 ? 'Language' : 'Languages'}>
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
        {personal.length > 0 && <p className="text-fg-muted">{dataCount(personal.length)}</p>}
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
