import { MessageLink } from '@/features/forms';
import { testRequest } from '@/site/facts';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import { conversationText, type Turn } from './conversation';

const TITLE = 'What the page doesn’t answer yet';

interface DocumentReportProps {
  readonly turns: readonly Turn[];
  /** The document, if it is the visitor's own. */
  readonly own: string | undefined;
}

/** Which questions the document doesn't answer, and how to save or send the conversation. */
export function DocumentReport({ turns, own }: DocumentReportProps) {
  const missing = turns.filter(({ reply }) => reply.outcome === 'none').map(({ question }) => question);
  function report() {
    const list = missing.map((question) => `- ${question}`).join('\n');
    return [...(list === '' ? [] : [`${TITLE}:\n${list}`]), conversationText(turns)].join('\n\n');
  }
  return (
    <section aria-label="Report" className="grid gap-5 border-t border-border p-5 sm:p-6">
      {missing.length > 0 && (
        <div>
          <h2 className="text-base font-semibold">{TITLE}</h2>
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
      {own !== undefined && (
        <div>
          <MessageLink
            text={() => `Questions about our page\n\n${report()}\n\nOur page\n\n${own}`}
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
