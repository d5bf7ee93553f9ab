import { Banner } from '@/ui/banner';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { useSampledText } from '../shared/use-persisted-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import { DraftField, type Sample } from '../shared/draft-field';
import { FindingList, AnalysisLayout } from '../shared/analysis-layout';
import { ModelPanel } from '../shared/model-panel';
import { NextStepBar } from '../shared/next-step-bar';
import { MarkedMessage, VerdictDial, verdicts } from './verdict';

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
  const { text, isSample, change } = useSampledText('try-scam', samples[0].text);
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const { answer, answered, isLate } = useWorkerAnswer(text, startWorker, loadEngine);
  const isEmptyInput = [text, answered].some((message) => message?.trim() === '');
  const report = isEmptyInput ? null : answer;

  const nextStep = report && (
    <NextStepBar
      plan="enterprise"
      does={() => 'scores every order for fraud'}
      reading={() => ({
        title: `Scam check: ${verdicts[report.verdict].title}`,
        text: [...report.findings.map(({ title }) => `- ${title}`), '', text].join('\n'),
      })}
    />
  );

  return (
    <AnalysisLayout
      isLate={isLate}
      outcome={report ? verdicts[report.verdict].title : ''}
      input={
        <DraftField
          ref={field}
          label="A message or a link"
          hint="Paste all of it, with its greeting and its links. The checker reads messages in English and links in any language."
          placeholder="Dear customer, your package could not be delivered…"
          value={text}
          isSample={isSample}
          onChange={change}
          samples={samples}
          className="min-h-56"
        />
      }
      reading={
        <div className="space-y-6">
          <VerdictDial verdict={report?.verdict ?? null} />
          {report && <MarkedMessage pieces={report.pieces} isCut={report.isCut} />}
          {report?.isEnglish === false && <NotEnglish />}
        </div>
      }
      findings={
        report && report.findings.length > 0 ? (
          <FindingList findings={report.findings} weights={weights} heading="h4" />
        ) : null
      }
      nextStep={
        __AI_MODEL__ === null || !report ? (
          nextStep
        ) : (
          <>
            <ModelPanel
              action="Explain with AI"
              result="AI explanation"
              sends="the message"
              instruction="Explain to someone without technical knowledge, in at most five sentences, whether the message may be a scam, what in it points that way, and what to do now. Do not repeat its links or phone numbers."
              findings={`Signs found by rules: ${report.findings.map(({ title }) => title).join('; ') || 'none'}`}
              text={text}
            />
            {nextStep}
          </>
        )
      }
    />
  );
}

const weights = { 1: 'Slight', 2: 'Clear', 3: 'Strong' } as const;

function NotEnglish() {
  return (
    <Banner
      tone="info"
      title="This does not look like English."
      detail="Its links and characters were checked. Its wording was not."
    />
  );
}

function startWorker() {
  return new Worker(new URL('./scam-worker.ts', import.meta.url), { type: 'module' });
}

async function loadEngine() {
  const { checkMessage } = await import('./check-message');
  return checkMessage;
}
