import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { capitalize, countOf } from '@/lib/number-words';
import { contactFields, messageField } from '@/site/contact-fields';
import { withCommas } from '@/site/locale';
import { Banner } from '@/ui/banner';
import { Button, buttonClass } from '@/ui/button';
import { FieldFrame, inputClass, TextField } from '@/ui/field';
import { PlanNote, ResultNote } from './contact-attachments';
import { ContactReceipt } from './contact-receipt';
import { planSummary, useContactRequest } from './contact-request';
import { failureTitle, Honeypot, type Unsent } from './form-delivery';
import { useContactForm, usePrefilledQuestion } from './use-contact-form';

const COUNTER_FROM = messageField.maxLength * 0.8;
const MESSAGE_FULL = `A message can have up to ${withCommas(messageField.maxLength)} characters. Send the rest in a second message.`;
const PASTE_NOTE =
  'The email leaves out what is too long for a link. Copy that from this form first, and paste it where the email says so.';

interface ContactFormProps {
  /** The id of the form's heading. */
  readonly titleId: string;
}

export function ContactForm({ titleId }: ContactFormProps) {
  const sendButton = useRef<HTMLButtonElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const { plan, heading, action, hint } = useContactRequest();
  const form = useContactForm(plan && planSummary(plan));
  const { values, errors, result, unsent, sent, pending, onChange } = form;
  const text = values[messageField.name] ?? '';
  const wrong = Object.values(errors).filter((error) => error !== undefined).length;
  const note = form.undo
    ? 'The form is empty. The Undo button brings back what you wrote.'
    : wrong > 1
      ? `${capitalize(countOf(wrong, 'field'))} need a correction.`
      : '';
  usePrefilledQuestion();

  function focusFirstField() {
    const form = sendButton.current?.form;
    form?.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea')?.focus();
  }

  function discard() {
    focusFirstField();
    form.discard();
  }

  function writeAnother() {
    // The form must be visible before it can take the focus.
    flushSync(form.writeAnother);
    focusFirstField();
  }

  function removeResult() {
    message.current?.focus();
    form.removeResult();
  }

  return (
    // The receipt covers the form in the same cell, so that nothing below moves.
    <div className="grid *:min-w-0 *:[grid-area:1/1]">
      <div className={sent ? 'invisible' : undefined}>
        <h2 id={titleId} className="mb-6 text-h3">
          <span key={heading}>{heading}</span>
        </h2>
        <form aria-label="Contact" className="space-y-5" {...form.formProps}>
          {plan && <PlanNote chosen={plan} />}
          {result && <ResultNote result={result} onRemove={removeResult} />}
          <FieldFrame
            label={messageField.label}
            error={errors[messageField.name]}
            hint={text.length >= messageField.maxLength ? MESSAGE_FULL : hint}
            aside={
              text.length >= COUNTER_FROM && (
                <span aria-hidden translate="no" className="text-xs text-fg-muted">
                  {`${withCommas(text.length)} / ${withCommas(messageField.maxLength)}`}
                </span>
              )
            }
          >
            {(wiring) => (
              <textarea
                {...wiring}
                ref={message}
                name={messageField.name}
                rows={5}
                maxLength={messageField.maxLength}
                required={messageField.required}
                value={text}
                onChange={onChange}
                className={inputClass}
              />
            )}
          </FieldFrame>
          <div className="grid gap-5 sm:grid-cols-2">
            {contactFields.map(({ name, label, required, maxLength, type, autoComplete }) => (
              <div key={name} className={type === 'email' ? 'sm:col-span-2' : undefined}>
                <TextField
                  maxLength={maxLength}
                  type={type}
                  autoComplete={autoComplete}
                  label={required ? label : `${label} (optional)`}
                  name={name}
                  required={required}
                  value={values[name] ?? ''}
                  onChange={onChange}
                  error={errors[name]}
                />
              </div>
            ))}
          </div>
          <Honeypot />
          <div role="alert">
            {unsent && (
              <UnsentBanner
                unsent={unsent}
                mailHref={form.mailHref}
                isMailShortened={form.isMailShortened}
                onRetry={() => sendButton.current?.focus()}
              />
            )}
          </div>
          <div className="flex flex-wrap gap-3">
            <Button ref={sendButton} type="submit" size="lg" busy={pending} className="max-sm:w-full">
              <span key={action}>{action}</span>
            </Button>
            {(form.undo || !form.isEmpty) && (
              <Button variant="ghost" size="lg" onClick={form.undo ?? discard} className="max-sm:w-full">
                <span key={String(form.undo === null)}>{form.undo ? 'Undo' : 'Clear the form'}</span>
              </Button>
            )}
          </div>
          <p role="status" className="sr-only">
            <span key={note}>{note}</span>
          </p>
        </form>
      </div>
      {sent && <ContactReceipt fields={sent} onAnother={writeAnother} />}
    </div>
  );
}

interface UnsentBannerProps {
  readonly unsent: Unsent;
  readonly mailHref: string;
  readonly isMailShortened: boolean;
  /** Called before the retry removes this banner, to move the focus out of it. */
  readonly onRetry: () => void;
}

function UnsentBanner({ unsent, mailHref, isMailShortened, onRetry }: UnsentBannerProps) {
  if (unsent.status === 'mail-program') {
    return (
      <Banner
        tone="info"
        title="Your email app can send it."
        detail={`This site can’t send messages by itself, so nothing has been sent yet. ${
          isMailShortened ? PASTE_NOTE : 'The app opens with your text filled in.'
        }`}
      >
        <a href={mailHref} className={buttonClass({ size: 'sm' }, 'mt-2')}>
          Open my email app
        </a>
      </Banner>
    );
  }
  return (
    <Banner
      key={unsent.reason}
      tone="danger"
      title={failureTitle(unsent.reason, 'message')}
      detail={`Everything you wrote is still here. ${
        unsent.reason === 'offline'
          ? 'Try again when you’re back online.'
          : 'Send it again: it never arrives twice.'
      }${isMailShortened ? ` ${PASTE_NOTE}` : ''}`}
    >
      <div className="flex flex-wrap gap-2 pt-2">
        <Button type="submit" size="sm" onClick={onRetry}>
          Try again
        </Button>
        <a href={mailHref} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          Write by email
        </a>
      </div>
    </Banner>
  );
}
