import { useArrivalFocus } from '../shared/use-arrival-focus';
import { useKeptText } from '../shared/use-kept-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import { DraftField } from '../shared/draft-field';
import { FindingList } from '../shared/finding-list';
import { ReadingFrame } from '../shared/reading-frame';
import { Banner } from '@/ui/banner';
import { MarkedMessage } from './marked-message';
import { samples } from './samples';
import { VerdictDial, verdicts } from './verdict-dial';

/** Says which signs of a scam a message shows. */
export default function ScamTool() {
  const [text, setText] = useKeptText('try-scam');
  const field = useArrivalFocus<HTMLTextAreaElement>();
  const { answer, answered, isLate } = useWorkerAnswer(text, startWorker, bringEngine);
  const isAboutNothing = [text, answered].some((message) => message?.trim() === '');
  const report = isAboutNothing ? null : answer;

  return (
    <ReadingFrame
      isLate={isLate}
      outcome={report ? verdicts[report.verdict].title : ''}
      input={
        <DraftField
          ref={field}
          label="A message or a link"
          hint="Paste all of it, with its greeting and its links. It reads English; links in any language."
          placeholder="Dear customer, your parcel could not be delivered…"
          value={text}
          onChange={setText}
          samples={samples}
          className="min-h-56"
        />
      }
      reading={
        <div className="space-y-6">
          <VerdictDial verdict={report?.verdict ?? null} />
          {report && <MarkedMessage pieces={report.pieces} isCut={report.isCut} />}
          {report?.isEnglish === false && <OtherLanguage />}
        </div>
      }
      findings={
        report && report.findings.length > 0 ? (
          <FindingList findings={report.findings} weights={weights} heading="h4" />
        ) : null
      }
    />
  );
}

const weights = { 1: 'Slight', 2: 'Clear', 3: 'Strong' } as const;

function OtherLanguage() {
  return (
    <Banner
      tone="info"
      title="This does not read like English."
      detail="Its links and letters were checked. What its words say was not understood."
    />
  );
}

function startWorker() {
  return new Worker(new URL('./scam-worker.ts', import.meta.url), { type: 'module' });
}

async function bringEngine() {
  const { checkMessage } = await import('./check-message');
  return checkMessage;
}
