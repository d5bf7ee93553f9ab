import { LuCircleDashed, LuCircleHelp, LuShieldAlert, LuTriangleAlert } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import type { Piece, Verdict } from './check-message';

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

const looks = {
  1: 'bg-transparent text-fg decoration-dotted',
  2: 'decoration-solid bg-warn-soft text-warn',
  3: 'decoration-solid bg-danger-soft text-danger font-medium',
} as const;

interface MarkedMessageProps {
  readonly pieces: readonly Piece[];
  readonly isCut: boolean;
}

/** The message as plain text with the findings marked. */
export function MarkedMessage({ pieces, isCut }: MarkedMessageProps) {
  return (
    <figure
      aria-label="The message, with its signs marked"
      className="rounded-input border border-border bg-surface"
    >
      <div translate="no" dir="auto" className="p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        {pieces.map(({ start, text, weight }) =>
          weight === 0 ? (
            <span key={`${start}${text}`}>{text}</span>
          ) : (
            <mark
              key={`${start}${text}`}
              className={classNames('rounded-sm underline underline-offset-3', looks[weight])}
            >
              {text}
            </mark>
          ),
        )}
      </div>
      {isCut && (
        <figcaption className="border-t border-border px-4 py-2 text-xs text-fg-muted">
          Only the beginning is shown. All of it was checked.
        </figcaption>
      )}
    </figure>
  );
}
