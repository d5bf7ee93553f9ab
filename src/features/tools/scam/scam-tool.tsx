import { Banner } from '@/ui/banner';
import { AnalysisTool } from '../shared/analysis-tool';
import type { Sample } from '../shared/draft-field';
import { FindingList } from '../shared/finding-list';
import { useSampledText } from '../shared/use-persisted-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import type { checkMessage } from './check-message';
import { VerdictDial, verdicts } from './verdict';

/** Made-up messages. */
const samples = [
  {
    name: 'A package',
    text: `Dear customer,

your package could not be delivered because of an unpaid customs fee of $1.99.
Please pay within 24 hours or it will be returned:

https://parcel-de1ivery.com.redelivery-tracking.example/pay

Package Service`,
  },
  {
    name: 'A new number',
    text: `Hi mom, I dropped my phone and this is my new number.
I can’t talk right now, but I have to pay a bill today. Could you send $480 for me? I’ll pay you back on Friday.
Please don’t tell Dad, he worries so much.`,
  },
  {
    name: 'An honest bank',
    text: `Hello Ms. Okafor,

your statement for October is ready. Open our app as you always do to read it.

A word on fraud: we never ask for your password or PIN, not by phone and not by email. If someone does, hang up and call the number on your card.

Your branch on Mill Street`,
  },
] as const satisfies readonly Sample[];

/** Lists the signs of a scam in a message or link. */
export default function ScamTool() {
  const draft = useSampledText('try-scam', samples[0].text);
  const { answer: report, isStale } = useWorkerAnswer<typeof checkMessage>(draft.text, startWorker);
  const findings = report?.findings ?? [];
  const outcome = report ? verdicts[report.verdict].title : '';
  const titles = findings.map(({ title }) => title);
  return (
    <AnalysisTool
      field={{
        draft,
        label: 'A message or a link',
        hint: 'Paste all of it, with its greeting and its links. The checker reads messages in English and links in any language.',
        placeholder: 'Dear customer, your package could not be delivered…',
        samples,
        className: 'min-h-56',
      }}
      isStale={isStale}
      outcome={outcome}
      result={
        <div className="space-y-6">
          <VerdictDial verdict={report?.verdict ?? null} />
          {report?.isEnglish === false && (
            <Banner
              tone="info"
              title="This does not look like English."
              detail="Its links and characters were checked. Its wording was checked only for common scams in German, Spanish and French."
            />
          )}
          <FindingList findings={findings} weights={weights} heading="h4" />
        </div>
      }
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

const weights = { 1: 'Slight', 2: 'Clear', 3: 'Strong' } as const;

function startWorker() {
  return new Worker(new URL('./scam-worker.ts', import.meta.url), { type: 'module' });
}
