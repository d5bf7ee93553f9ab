import { LuCircleDashed, LuCircleHelp, LuShieldAlert, LuTriangleAlert } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import type { Verdict } from './check-message';

export const verdicts = {
  none: {
    title: 'No signs found',
    text: 'That doesn’t mean it’s safe. A careful scam shows no signs. If money or a password is asked for, contact the company the way you always do.',
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
    text: 'Don’t answer, don’t open its links, and pay nothing. Ask someone you trust before you do anything.',
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
export function VerdictDial({ verdict }: { verdict: Verdict | null }) {
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
