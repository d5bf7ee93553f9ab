import { Banner } from '@/ui/banner';
import { AnalysisTool } from '../shared/analysis-tool';
import { FindingList } from './finding-list';
import { useSampledText } from '../shared/use-persisted-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import { sampleReport } from './sample-report';
import samples from './samples.json';
import type { checkMessage } from './check-message';
import { VerdictDial, verdicts } from './verdict-dial';

/** Lists the signs of a scam in a message or link. */
export default function ScamTool() {
  const draft = useSampledText('try-scam', samples[0]?.text ?? '');
  const { answer, isStale } = useWorkerAnswer<typeof checkMessage>(draft.text, startWorker);
  // The sample's report is there at once, so that nothing moves when the worker answers.
  const isFirstSample = answer === null && draft.text === samples[0]?.text;
  const report = isFirstSample ? sampleReport : answer;
  const findings = report?.findings ?? [];
  const outcome = report ? verdicts[report.verdict].title : '';
  const titles = findings.map(({ title }) => title);
  return (
    <AnalysisTool
      field={{
        draft,
        label: 'A message or a link',
        hint: 'Paste all of it, with its greeting and its links. The checker reads messages in English and links in any language.',
        placeholder: 'Dear customer, your package couldn’t be delivered…',
        samples,
        className: 'min-h-56',
      }}
      isStale={isStale && !isFirstSample}
      outcome={outcome}
      result={
        <div className="space-y-6">
          <VerdictDial verdict={report?.verdict ?? null} />
          {report?.isEnglish === false && (
            <Banner
              tone="info"
              title="This doesn’t look like English."
              detail="Its links and characters were checked, its wording wasn’t."
            />
          )}
        </div>
      }
      findings={findings.length > 0 && <FindingList findings={findings} />}
      model={{
        action: 'Explain with AI',
        result: 'AI explanation',
        sends: 'the message',
        instruction:
          'Explain to someone without technical knowledge, in at most five sentences, whether the message may be a scam, what in it points that way, and what to do now. Do not repeat its links or phone numbers.',
        findings: `Signs found by rules: ${titles.join('; ') || 'none'}`,
      }}
      nextStep={{
        plan: 'enterprise',
        does: () => 'scores every order for fraud',
        result: () => ({
          title: `Scam check: ${outcome}`,
          text: [...titles.map((title) => `- ${title}`), '', draft.text].join('\n'),
        }),
      }}
    />
  );
}

function startWorker() {
  return new Worker(new URL('./scam-worker.ts', import.meta.url), { type: 'module' });
}
