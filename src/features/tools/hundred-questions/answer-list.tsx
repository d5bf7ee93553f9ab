import Papa from 'papaparse';
import { classNames } from '@/lib/class-names';
import type { Verdict } from '@/site/first-run';
import { TextLink } from '@/ui/text-link';
import { ExportBar, fileExport } from '../shared/export-bar';
import { verdictLabels, verdictMarks, type AnsweredQuestion } from './judge';

/** Wrong answers are what a reader wants to see first. */
const order: readonly Verdict[] = ['wrong', 'missed', 'among', 'first', 'declined'];

/** Every question with its answer. */
export default function AnswerList({ rows }: { readonly rows: readonly AnsweredQuestion[] }) {
  const sorted = order.flatMap((verdict) => rows.filter((row) => row.verdict === verdict));
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-border border-y border-border">
        {sorted.map((row) => (
          <AnswerRow key={row.question} {...row} />
        ))}
      </ul>
      <ExportBar
        exports={[
          fileExport('Download as CSV', 'questions.csv', () => csvOf(rows), 'text/csv;charset=utf-8'),
        ]}
      />
    </div>
  );
}

function AnswerRow({ question, verdict, answers, right }: AnsweredQuestion) {
  return (
    <li>
      <details>
        <summary className="flex cursor-pointer items-baseline gap-3 py-3 hover:text-accent-fg">
          <span aria-hidden className={classNames('size-2 shrink-0 rounded-full', verdictMarks[verdict])} />
          <span dir="auto" className="min-w-0 flex-1 wrap-anywhere">
            {question}
          </span>
          <span className="text-sm text-fg-muted">{verdictLabels[verdict]}</span>
        </summary>
        <div className="grid gap-3 ps-5 pb-5">
          {answers.length === 0 && <p className="text-fg-muted">It said that the pages don’t say.</p>}
          {answers.length > 1 && <p className="text-fg-muted">It wasn’t sure, and showed:</p>}
          {answers.map(({ text, to, from }) => (
            <blockquote key={`${to} ${text}`} className="max-w-measure border-s-2 border-border ps-4">
              <p>{text}</p>
              <TextLink to={to} className="text-sm">
                {from}
              </TextLink>
            </blockquote>
          ))}
          {(verdict === 'wrong' || verdict === 'missed') && (
            <p className="text-sm text-fg-muted">{`Right: ${right?.join(', or ') ?? 'no page says'}`}</p>
          )}
        </div>
      </details>
    </li>
  );
}

function csvOf(rows: readonly AnsweredQuestion[]): string {
  return Papa.unparse(
    rows.map(({ question, verdict, answers, right }) => ({
      question,
      verdict,
      answer: answers.map(({ text }) => text).join('\n'),
      source: answers.map(({ to }) => to).join('\n'),
      right: right?.join(' | ') ?? 'no page says',
    })),
    { escapeFormulae: true },
  );
}
