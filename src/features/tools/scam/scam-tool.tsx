import { LuCircleDashed, LuCircleHelp, LuShieldAlert, LuTriangleAlert } from 'react-icons/lu';
import { Banner } from '@/ui/banner';
import { classNames } from '@/lib/class-names';
import { AnalysisTool } from '../shared/analysis-tool';
import { FindingList } from './finding-list';
import { useSampledText } from '../shared/use-persisted-text';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import samples from './samples.json';
import type { checkMessage, Verdict } from './check-message';

/** Lists the signs of a scam in a message or link. */
export default function ScamTool() {
  const draft = useSampledText('try-scam', samples[0]?.text ?? '');
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
              detail="Its links and characters were checked, its wording was not."
            />
          )}
          <FindingList findings={findings} />
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

function startWorker() {
  return new Worker(new URL('./scam-worker.ts', import.meta.url), { type: 'module' });
}

export const verdicts = {
  none: {
    title: 'No signs found',
    text: 'That does not mean it is safe. A careful scam shows no signs. If money or a password is asked for, contact the company the way you always do.',
    tone: 'text-fg',
    filled: 1,
    Icon: LuCircleHelp,
  },
  slight: {
    title: 'One slight sign',
    text: 'Honest messages can contain it too. If money or a password is asked for, contact the company the way you always do.',
    tone: 'text-fg',
    filled: 1,
    Icon: LuCircleHelp,
  },
  some: {
    title: 'Some signs',
    text: 'It may still be honest. Don’t use its links or numbers. Contact the sender the way you always do.',
    tone: 'text-warn',
    filled: 2,
    Icon: LuTriangleAlert,
  },
  strong: {
    title: 'Strong signs',
    text: 'Don’t answer, don’t open its links and pay nothing. Ask someone you trust before you do anything.',
    tone: 'text-danger',
    filled: 3,
    Icon: LuShieldAlert,
  },
} as const satisfies Record<Verdict, object>;

const waiting = {
  title: 'Nothing to read yet',
  text: 'Paste a message or a link, or use one of the samples. What you paste is never made clickable.',
  tone: 'text-fg-muted',
  filled: 0,
  Icon: LuCircleDashed,
} as const;

/** The verdict in words and on a three-step scale. */
function VerdictDial({ verdict }: { verdict: Verdict | null }) {
  const { title, text, tone, filled, Icon } = verdict ? verdicts[verdict] : waiting;
  return (
    <div>
      <div aria-hidden className={classNames('grid grid-cols-3 gap-1.5', tone)}>
        {[1, 2, 3].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 rounded-full border border-current transition-colors duration-base',
              step <= filled ? 'bg-current' : 'opacity-30',
            )}
          />
        ))}
      </div>
      <h4 className={classNames('mt-4 flex items-center gap-2.5 text-h4 font-semibold', tone)}>
        <Icon aria-hidden className="size-5.5 shrink-0" />
        <span key={title}>{title}</span>
      </h4>
      <p className="mt-2 text-sm text-fg-muted">
        <span key={title}>{text}</span>
      </p>
    </div>
  );
}
