import { useMemo, useState } from 'react';
import { TextField } from '@/ui/field';
import { AnalysisTool } from '../shared/analysis-tool';
import { FindingList } from '../shared/finding-list';
import {
  limitMessage,
  limitText,
  MAX_LINE_LENGTH,
  usePersistedText,
  useSampledText,
} from '../shared/use-persisted-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import samples from './samples.json';
import type { analyzeDraft } from './analyze-draft';
import { DraftReportView } from './draft-report-view';

/** Checks a draft and previews it as a search result. */
export default function ContentTool() {
  const draft = useSampledText('try-content', samples[0]?.text ?? '');
  const { text } = draft;
  const [phrase, setPhrase] = usePersistedText('try-content-phrase');
  const input = useMemo(() => ({ text, phrase }), [text, phrase]);
  const { answer: report, isStale } = useWorkerAnswer<typeof analyzeDraft>(input, startWorker);
  const [isNew, setIsNew] = useState(true);
  const [before, setBefore] = useState(0);
  // The first score of a draft, to compare with after changes.
  if (report && isNew && !isStale) {
    setIsNew(false);
    setBefore(report.score);
  }
  const findings = report?.findings ?? [];
  const titles = findings.map(({ title }) => title);

  function changeDraft(next: string) {
    if (isAnotherText(text, next)) setIsNew(true);
    draft.change(next);
  }

  return (
    <AnalysisTool
      field={{
        draft: { ...draft, change: changeDraft },
        label: 'Draft',
        hint: 'Plain text, Markdown or HTML. If the draft has a title and a description, they are used.',
        placeholder: '# A heading, and the text under it',
        samples,
        className: 'min-h-80 lg:min-h-96',
      }}
      isStale={isStale}
      outcome={report ? summarize(findings.length) : ''}
      result={<DraftReportView report={report} before={before} />}
      findings={
        findings.length > 0 ? (
          <div className="gap-12 lg:columns-2">
            <FindingList findings={findings} weights={weights} heading="h3" />
          </div>
        ) : (
          <p className="text-fg-muted">Nothing found to improve. Read it aloud once, then publish it.</p>
        )
      }
      model={{
        action: 'Rewrite with AI',
        result: 'AI rewrite',
        sends: 'your draft',
        instruction:
          'Rewrite the draft so that it is clear, direct and easy to read. Keep its language, meaning, headings and links.',
        findings: `To improve: ${titles.join('; ')}`,
      }}
      nextStep={{
        plan: 'pro',
        does: () => 'shows live which of your pages answer customer questions',
        result: () => ({
          title: `Draft check: ${summarize(findings.length)}`,
          text: [...titles.map((title) => `- ${title}`), '', text].join('\n'),
        }),
      }}
    >
      <TextField
        label="Key phrase"
        hint="Optional. If you leave it empty, the tool finds one."
        value={phrase}
        autoComplete="off"
        maxLength={MAX_LINE_LENGTH}
        error={limitMessage(phrase, MAX_LINE_LENGTH)}
        onChange={(event) => setPhrase(limitText(event.currentTarget.value, MAX_LINE_LENGTH))}
      />
    </AnalysisTool>
  );
}

/** Whether a draft was replaced rather than edited: hardly any of its beginning or end is left. */
function isAnotherText(text: string, next: string): boolean {
  const piece = Math.min(20, Math.ceil(text.length / 4));
  return (
    text === '' || next === '' || (!next.includes(text.slice(0, piece)) && !next.includes(text.slice(-piece)))
  );
}

const weights = { 1: 'Polish', 2: 'Then', 3: 'First' } as const;

function summarize(count: number): string {
  if (count === 0) return 'Nothing found to improve.';
  return count === 1 ? 'One thing to improve.' : `${count} things to improve.`;
}

function startWorker() {
  return new Worker(new URL('./content-worker.ts', import.meta.url), { type: 'module' });
}
