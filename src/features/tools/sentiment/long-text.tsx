import { ReportView } from './report-view';
import { useLongText } from './use-review-scores';

/** A text too long to be marked word by word, shown as many sentences. */
export function LongText({ text }: { readonly text: string }) {
  const { state, report, save } = useLongText(text);
  if (state.status === 'failed') {
    return <p className="border-t border-border p-5 text-sm text-danger sm:p-6">{state.problem}</p>;
  }
  return (
    <div className="border-t border-border" aria-busy={state.status !== 'scored'}>
      {report ? (
        <ReportView report={report} unit="sentence" onSave={save} />
      ) : (
        <p className="p-5 text-sm text-fg-muted sm:p-6">
          A long text: its sentences are being scored beside the page.
        </p>
      )}
    </div>
  );
}
