import { MessageLink } from '@/features/forms';
import { testRequest } from '@/site/facts';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import { conversationText, type Turn } from './conversation';

interface ScorecardProps {
  /** Of the document. */
  readonly name: string;
  readonly text: string;
  /** Whether it is the visitor's. */
  readonly isOwn: boolean;
  readonly turns: readonly Turn[];
}

/** Which questions the document doesn't answer, and how to save or send the conversation. */
export function Scorecard({ name, text, isOwn, turns }: ScorecardProps) {
  const missing = turns.filter(({ reply }) => reply.outcome === 'none').map(({ question }) => question);
  const title = `What ${isOwn ? 'your' : 'this'} page doesn’t answer yet`;
  function report() {
    const list = missing.map((question) => `- ${question}`).join('\n');
    return [...(list === '' ? [] : [`${title}:\n${list}`]), conversationText(turns)].join('\n\n');
  }
  return (
    <section aria-label="Scorecard" className="grid gap-5 border-t border-border p-5 sm:p-6">
      {missing.length > 0 && (
        <div>
          <h2 className="text-base font-semibold">{title}</h2>
          <ul className="mt-2 list-inside list-disc text-fg-muted">
            {missing.map((question) => (
              <li key={question} dir="auto" className="wrap-anywhere">
                {question}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ExportBar
        exports={[copyExport(report), fileExport('Save as text', 'questions.txt', report, 'text/plain')]}
      />
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
    </section>
  );
}
