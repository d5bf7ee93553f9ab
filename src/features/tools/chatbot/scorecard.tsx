import { MessageLink } from '@/features/forms';
import { testRequest } from '@/site/facts';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import { conversationText, type Turn } from './conversation';

const outcomes = [
  { outcome: 'answer', label: 'Answered with a source', dot: 'bg-mint' },
  { outcome: 'closest', label: 'Closest passages', dot: 'bg-warn' },
  { outcome: 'none', label: 'Not on the page', dot: 'bg-border-strong' },
] as const;

interface ScorecardProps {
  /** Of the document. */
  readonly name: string;
  readonly text: string;
  /** Whether it is the visitor's. */
  readonly isOwn: boolean;
  readonly turns: readonly Turn[];
}

/** How many questions the document answers, which it doesn't, and how to send both. */
export function Scorecard({ name, text, isOwn, turns }: ScorecardProps) {
  const counts = outcomes.map(({ outcome, label, dot }) => ({
    label,
    dot,
    count: turns.filter(({ reply }) => reply.outcome === outcome).length,
  }));
  const missing = turns.filter(({ reply }) => reply.outcome === 'none').map(({ question }) => question);
  const report = () =>
    [
      counts.map(({ label, count }) => `${label}: ${count}`).join('\n'),
      ...(missing.length > 0
        ? [`What the page doesn’t answer yet:\n${missing.map((question) => `- ${question}`).join('\n')}`]
        : []),
      conversationText(turns),
    ].join('\n\n');
  return (
    <section
      aria-label="Scorecard"
      className="grid gap-6 border-t border-border p-5 sm:p-6 lg:grid-cols-2 lg:gap-10"
    >
      <div className="grid content-start gap-5">
        <dl className="grid grid-cols-3 gap-4">
          {counts.map(({ label, dot, count }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1">
              <dt className="flex gap-2 text-xs text-fg-muted sm:text-sm">
                <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${dot}`} />
                <span>{label}</span>
              </dt>
              <dd translate="no" className="text-h3 font-semibold">
                {count}
              </dd>
            </div>
          ))}
        </dl>
        <ExportBar
          exports={[copyExport(report), fileExport('Save as text', 'questions.txt', report, 'text/plain')]}
        />
      </div>
      <div className="grid content-start gap-4">
        {missing.length > 0 && (
          <div>
            <h2 className="text-base font-semibold">{`What ${isOwn ? 'your' : 'this'} page doesn’t answer yet`}</h2>
            <ul className="mt-2 list-inside list-disc text-fg-muted">
              {missing.map((question) => (
                <li key={question} dir="auto" className="wrap-anywhere">
                  {question}
                </li>
              ))}
            </ul>
          </div>
        )}
        {isOwn && (
          <div>
            <MessageLink
              text={() => `Questions about ${name}\n\n${report()}\n\n${name}\n\n${text}`}
              className="max-sm:w-full"
            >
              Send these questions with my page
            </MessageLink>
            <p className="mt-1.5 text-xs text-fg-muted">
              {`${testRequest.promise} Nothing is sent until you send the form.`}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
