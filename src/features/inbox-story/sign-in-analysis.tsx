import { createRoot } from 'react-dom/client';
import { classNames } from '@/lib/class-names';
import { sampleMessages } from '@/site/messages';
import { MessageText, AnalysisRows } from './analysis-view';
import { PrivacyNote } from './send-analysis';
import { chooseSample, loadAnalyzer, useMessage, writeMessage } from './use-message';

/** Stores the message that is chosen beside the sign-in form, and analyzes the visitor's own. */
export function startSignInAnalysis(aside: HTMLElement) {
  const place = aside.querySelector('[data-own-analysis]');
  if (place) createRoot(place).render(<OwnAnalysis />);
  aside.addEventListener('input', () => update(aside));
  update(aside);
}

function update(aside: HTMLElement) {
  const chosen = aside.querySelector<HTMLInputElement>('input:checked')?.value;
  const sample = sampleMessages.find(({ id }) => id === chosen);
  if (sample) {
    chooseSample(sample.id);
  } else {
    void loadAnalyzer();
    writeMessage(aside.querySelector('textarea')?.value ?? '');
  }
}

function OwnAnalysis() {
  const message = useMessage();
  if (!message.isOwn) return null;
  return (
    <div className="mt-6">
      <MessageText analysis={message.analysis} className="line-clamp-6 text-lg leading-8 font-medium" />
      <AnalysisRows
        analysis={message.analysis}
        className={classNames(
          'mt-4 border-t border-border pt-4',
          message.milliseconds === undefined && 'invisible',
        )}
      />
      <p className="mt-4 text-xs text-fg-muted">
        <PrivacyNote {...message} />
      </p>
    </div>
  );
}
