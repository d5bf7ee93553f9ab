import { useRef, type FormEvent, type MouseEvent } from 'react';
import { Button } from '@/ui/button';
import { classNames } from '@/lib/class-names';
import { FieldFrame, inputClass, TextField } from '@/ui/field';
import { emptyHoneypot, Honeypot } from '../honeypot';
import { contactFields, messageField } from './contact-fields';
import { PlanNote } from './plan-note';
import { UnsentBanner } from './unsent-banner';
import { useBroughtQuestion } from './use-brought-question';
import { useContactForm } from './use-contact-form';
import { planInWords, usePlanOfInterest } from './use-plan-of-interest';

export function ContactForm() {
  const sendButton = useRef<HTMLButtonElement>(null);
  const interest = usePlanOfInterest();
  const form = useContactForm(interest && planInWords(interest));
  const { values, problems, unsent, pending, change } = form;
  useBroughtQuestion();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!form.review(event.currentTarget)) return;
    void form.send(emptyHoneypot(event.currentTarget));
  }

  function discard(event: MouseEvent<HTMLButtonElement>) {
    const first = event.currentTarget.form?.elements.namedItem(contactFields[0].name);
    if (first instanceof HTMLElement) first.focus();
    form.discard();
  }

  return (
    <form
      aria-label="Contact"
      className="space-y-5"
      onSubmit={submit}
      // The browser's own checks, in our words: each bubble it would show becomes a line at its field.
      onInvalidCapture={(event) => {
        event.preventDefault();
        form.review(event.currentTarget);
      }}
    >
      {interest && <PlanNote interest={interest} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {contactFields.map(({ name, label, ...input }) => (
          <div key={name} className={classNames(name === 'company' && 'sm:col-span-2')}>
            <TextField
              {...input}
              label={label}
              name={name}
              required
              value={values[name] ?? ''}
              onChange={(event) => change(name, event.target.value)}
              error={problems[name]}
            />
          </div>
        ))}
      </div>
      <FieldFrame label={messageField.label} error={problems[messageField.name]}>
        {(wiring) => (
          <textarea
            {...wiring}
            name={messageField.name}
            rows={5}
            required
            value={values[messageField.name] ?? ''}
            onChange={(event) => change(messageField.name, event.target.value)}
            className={inputClass}
          />
        )}
      </FieldFrame>
      <Honeypot />
      <div role="alert">
        {unsent && (
          <UnsentBanner
            unsent={unsent}
            mailHref={form.mailHref}
            onRetry={() => sendButton.current?.focus()}
          />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button ref={sendButton} type="submit" size="lg" busy={pending} className="max-sm:w-full">
          Send message
        </Button>
        {Object.values(values).some((value) => value !== '') && (
          <Button variant="ghost" size="lg" onClick={discard} className="max-sm:w-full">
            Clear the form
          </Button>
        )}
      </div>
    </form>
  );
}
