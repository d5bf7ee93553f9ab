import { useEffect, useRef, useState } from 'react';
import { LuCheck, LuRotateCcw } from 'react-icons/lu';
import { durationText } from '@/domain/format';
import { cheapestPlan } from '@/domain/plans';
import { supportStatus } from '@/domain/support-hours';
import { contactFields, messageField } from '@/site/contact-fields';
import { momentText } from '@/site/locale';
import { paths } from '@/site/paths';
import { comparePath } from '@/site/plans';
import { Button, ButtonLink } from '@/ui/button';

interface ContactReceiptProps {
  /** The delivered fields. */
  readonly fields: Readonly<Record<string, string>>;
  readonly onAnother: () => void;
}

/** Replaces the form after a message was sent: what was sent, when to expect an answer, and where to go next. */
export function ContactReceipt({ fields, onAnother }: ContactReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // This also scrolls to it: the button that sent the form is at its end.
  useEffect(() => heading.current?.focus(), []);
  const [sentAt] = useState(Date.now);
  const { firstName = '', email = '' } = fields;
  return (
    <section
      data-receipt
      aria-labelledby="receipt-title"
      // After a quick answer, the second click of a double click on Send lands on the receipt.
      onClickCapture={(event) => {
        if (event.detail < 2) return;
        event.preventDefault();
        event.stopPropagation();
      }}
      className="flex flex-col transition duration-slow ease-out starting:translate-y-3 starting:opacity-0"
    >
      <div className="flex items-start gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-mint-soft text-mint">
          <LuCheck aria-hidden className="size-6" />
        </span>
        <div>
          <h2 ref={heading} id="receipt-title" tabIndex={-1} className="text-h3">
            {firstName === '' ? (
              <span>Thank you</span>
            ) : (
              <>
                <span>Thank you,</span>{' '}
                <span translate="no" dir="auto">
                  {firstName}
                </span>
              </>
            )}
          </h2>
          <p className="mt-2 max-w-measure text-fg-muted">
            <span key={sentAt}>{answerTime(sentAt)}</span>{' '}
            {email !== '' && (
              <>
                <span>We’ll write to</span>{' '}
                <span translate="no" dir="auto" className="font-medium text-fg">
                  {email}
                </span>
                .
              </>
            )}
          </p>
        </div>
      </div>
      <dl className="mt-7 divide-y divide-border border-y border-border text-sm">
        {sentRows(fields).map(({ label, text }) => (
          <div
            key={label}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-4 py-2.5 sm:grid-cols-[7rem_minmax(0,1fr)]"
          >
            <dt className="text-fg-muted">{label}</dt>
            <dd translate="no" dir="auto" className="line-clamp-4 whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-auto flex flex-wrap gap-3 pt-7">
        <ButtonLink to={comparePath} variant="secondary">
          Compare plans
        </ButtonLink>
        <ButtonLink to={paths.faqs} variant="secondary">
          Read the FAQ
        </ButtonLink>
        <Button variant="ghost" onClick={onAnother}>
          <LuRotateCcw aria-hidden className="size-4" />
          <span>Send another message</span>
        </Button>
      </div>
    </section>
  );
}

function sentRows(fields: ContactReceiptProps['fields']) {
  const rows = [
    ...contactFields.filter(({ type }) => type !== 'email'),
    { name: 'plan', label: 'You requested' },
    messageField,
    { name: 'result', label: 'Attached result' },
  ];
  return rows.flatMap(({ name, label }) => {
    const text = fields[name] ?? '';
    return text === '' ? [] : [{ label, text }];
  });
}

/** When to expect an answer, by the support hours at the time of sending. */
function answerTime(now: number): string {
  const { state, changesAt } = supportStatus(now);
  const within = `You’ll get an answer within ${durationText(cheapestPlan.firstReply)}`;
  const [weekday, time] = [momentText(changesAt, 'weekday'), momentText(changesAt, 'time')];
  if (state === 'open') return `Our team is in until ${time} your time. ${within}.`;
  return `Our team is back on ${weekday} at ${time} your time. ${within} from then.`;
}
