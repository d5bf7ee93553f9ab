import { memo, type ReactNode } from 'react';
import { Banner } from '@/ui/banner';
import type { DraftReport } from './analyze-draft';
import { available, type ReadabilityStats } from './draft-figures';
import type { KeyPhrase } from './key-phrase';

interface DraftReportViewProps {
  readonly report: DraftReport | null;
  /** The score of the draft as it was entered. */
  readonly before: number;
}

/** The report on a draft, or a placeholder while there is none. */
export const DraftReportView = memo(function DraftReportView({ report, before }: DraftReportViewProps) {
  if (!report) {
    return (
      <div className="grid h-full min-h-40 place-content-center justify-items-center gap-2 text-center">
        <p className="font-medium">Nothing to read yet</p>
        <p className="max-w-sm text-sm text-fg-muted">
          Paste a draft, or use one of the samples. It is checked again as you type.
        </p>
      </div>
    );
  }
  const { readability, title, description, own, phrase, isJudged, language } = report;
  const isEnglish = language === null || language === 'en';
  return (
    <div className="flex flex-col gap-8">
      {!isEnglish && (
        <Banner
          tone="info"
          title="This does not look like English."
          detail={`It looks like ${languageName(language)}. Lengths, headings and the key phrase work in any language. Readability is measured for English only.`}
        />
      )}
      <Score score={report.score} before={before} />
      <Part name="Readability">
        {readability ? (
          <Readability readability={readability} isJudged={isJudged} isEnglish={isEnglish} />
        ) : (
          <p className="text-sm text-fg-muted">There are no sentences in the draft yet.</p>
        )}
      </Part>
      <Part name="Search preview">
        <SearchResult title={title} description={description} />
        <p className="mt-2 text-xs text-fg-muted">
          <span key={sourceOf(own)}>{sourceOf(own)}</span>
        </p>
      </Part>
      {phrase && (
        <Part name="Key phrase">
          <PhraseBalance {...phrase} />
          {phrase.isDetected && (
            <p className="mt-2 text-xs text-fg-muted">
              Found in your draft. Enter another one to check that instead.
            </p>
          )}
        </Part>
      )}
    </div>
  );
});

/** The current score, compared with the score of the draft as it was entered. */
function Score({ score, before }: { readonly score: number; readonly before: number }) {
  const change = score - before;
  const words = change === 0 ? 'Change the draft to see the score move.' : `It was ${before} when you began.`;
  return (
    <section aria-label="Score" className="flex flex-wrap items-baseline gap-x-3">
      <p translate="no" className="font-mono text-h2 tabular-nums">
        {`${score} / 100`}
      </p>
      {change !== 0 && (
        <p translate="no" className={change > 0 ? 'font-mono text-mint' : 'font-mono text-danger'}>
          {change > 0 ? `+${change}` : `−${-change}`}
        </p>
      )}
      <p className="text-sm text-fg-muted">
        <span key={words}>{words}</span>
      </p>
    </section>
  );
}

/** Names the source of the title and description in the preview. */
function sourceOf({ title, description }: DraftReport['own']): string {
  if (title !== null && description !== null) return 'Title and description are read from your draft.';
  if (title !== null) return 'The title is read from your draft. The description shows its first lines.';
  return 'Your draft has no title or description, so its first lines are shown.';
}

function languageName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(code) ?? code;
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name}>
      <p aria-hidden className="mb-3 font-mono text-xs text-fg-muted">
        {name}
      </p>
      {children}
    </section>
  );
}

/** A search result preview with title and description cut to fit. */
function SearchResult({ title, description }: Pick<DraftReport, 'title' | 'description'>) {
  const lines = [
    ['Title', title, available.title],
    ['Description', description, available.description],
  ] as const;
  return (
    <div className="rounded-input border border-border bg-surface p-4">
      <div translate="no" dir="auto" className="wrap-anywhere">
        <p className="text-xs text-fg-muted">www.your-site.example › page</p>
        <p className="mt-1 text-lg text-accent-fg">{title.shown || '—'}</p>
        <p className="mt-1 text-sm text-fg-muted">{description.shown || '—'}</p>
      </div>
      <dl className="mt-4 space-y-2 border-t border-border pt-3 text-xs">
        {lines.map(([name, { length, isCut }, size]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt>{name}</dt>
            <dd className={isCut ? 'flex gap-1.5 text-warn' : 'flex gap-1.5 text-fg-muted'}>
              <span translate="no" className="font-mono tabular-nums">{`${length} / ~${size}`}</span>
              <span key={String(isCut)}>{isCut ? 'cut off' : 'fits'}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Reading ease and figures. */
function Readability({ readability, isJudged, isEnglish }: ReadabilityProps) {
  const { lix, inWords, words, sentences, wordsPerSentence } = readability;
  const figures = [
    ['Words', words.toLocaleString('en')],
    ['Sentences', sentences.toLocaleString('en')],
    ['Words per sentence', wordsPerSentence.toFixed(1)],
  ] as const;
  return (
    <div className="space-y-5">
      {isEnglish && !isJudged && (
        <p className="text-sm text-fg-muted">Too short to measure how easy it is to read.</p>
      )}
      {isJudged && (
        <div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-h4 font-semibold">
              <span key={inWords}>{inWords}</span>
            </p>
            <p translate="no" className="font-mono text-sm text-fg-muted tabular-nums">
              {`LIX ${Math.round(lix)}`}
            </p>
          </div>
          <p className="mt-2 text-sm text-fg-muted">
            From sentence length and the share of long words: 25 is a story for children, 60 a law.
          </p>
        </div>
      )}
      <dl className="flex flex-wrap gap-x-8 gap-y-4">
        {figures.map(([name, value]) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-xs text-fg-muted">{name}</dt>
            <dd translate="no" className="font-mono text-lg tabular-nums">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ReadabilityProps {
  readonly readability: ReadabilityStats;
  /** False if the text is too short or not English. */
  readonly isJudged: boolean;
  readonly isEnglish: boolean;
}

const words = {
  missing: 'Not in the text',
  fine: 'Balanced',
  often: 'Too often',
} as const satisfies Record<KeyPhrase['balance'], string>;

function PhraseBalance({ phrase, balance, count, share }: KeyPhrase) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-input border border-border bg-surface p-4">
      <p className="flex flex-wrap gap-x-2 font-semibold">
        <span translate="no" dir="auto" className="wrap-anywhere">{`“${phrase}”`}</span>
        <span key={balance}>{words[balance]}</span>
      </p>
      <p translate="no" className="font-mono text-sm text-fg-muted tabular-nums">
        {`${count} × · ${(share * 100).toFixed(1)}%`}
      </p>
    </div>
  );
}
