import { useRef } from 'react';
import { classNames } from '@/lib/class-names';
import { contactFields, messageField } from '@/site/contact-fields';
import { withCommas } from '@/site/locale';
import { sections } from '@/site/paths';
import { Button } from '@/ui/button';
import { FieldFrame, inputClass, TextField } from '@/ui/field';
import { TextLink } from '@/ui/text-link';
import { planSummary, useContactRequest, type ChosenPlan } from './contact-request';
import { Honeypot } from './form-delivery';
import { UnsentBanner, WithoutScripts } from './unsent-banner';
import { useContactForm } from './use-contact-form';

const MESSAGE_FULL = `A message can have up to ${withCommas(messageField.maxLength)} characters. Send the rest in a second message.`;

interface ContactFormProps {
  /** The id of the form's heading. */
  readonly titleId: string;
}

export function ContactForm({ titleId }: ContactFormProps) {
  const sendButton = useRef<HTMLButtonElement>(null);
  const { plan, heading, action, hint } = useContactRequest();
  const form = useContactForm(plan && planSummary(plan));
  const { values, errors, unsent, isThanked, pending, onChange } = form;
  const text = values[messageField.name] ?? '';
  const title = isThanked ? 'Thank you. Your message has been sent.' : heading;

  const message = (
    <FieldFrame
      label={messageField.label}
      error={errors[messageField.name]}
      hint={text.length >= messageField.maxLength ? MESSAGE_FULL : hint}
    >
      {(wiring) => (
        <textarea
          {...wiring}
          name={messageField.name}
          rows={5}
          maxLength={messageField.maxLength}
          required={messageField.required}
          value={text}
          onChange={onChange}
          className={classNames(inputClass, 'lg:min-h-58')}
        />
      )}
    </FieldFrame>
  );

  return (
    <>
      <h2 id={titleId} className="mb-5 text-h3">
        <span key={title}>{title}</span>
      </h2>
      <WithoutScripts isWithPhone />
      <form aria-label="Contact" className="space-y-5 noscript:hidden" {...form.formProps}>
        {plan && <PlanNote chosen={plan} />}
        <div className="grid gap-5 *:min-w-0 lg:grid-cols-2 lg:gap-x-8">
          {!plan && message}
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
          {plan && message}
        </div>
        <Honeypot />
        <div role="alert">
          {unsent && (
            <UnsentBanner reason={unsent} what="message" mailHref={form.mailHref}>
              {/* The next try removes the banner, and the focus with it. */}
              <Button type="submit" size="sm" onClick={() => sendButton.current?.focus()}>
                Try again
              </Button>
            </UnsentBanner>
          )}
        </div>
        <Button
          ref={sendButton}
          type="submit"
          size="lg"
          busy={pending}
          // After a quick answer, the second click of a double click would send the emptied form.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className="max-sm:w-full"
        >
          <span key={action}>{action}</span>
        </Button>
      </form>
    </>
  );
}

function PlanNote({ chosen: { title, price, offer } }: { chosen: ChosenPlan }) {
  return (
    <p className="rounded-control border border-accent/30 bg-accent-soft px-4 py-3">
      <strong key={title} className="font-semibold">
        {title}
      </strong>{' '}
      <span key={price}>{price}</span>{' '}
      {offer && (
        <span className="text-sm text-fg-muted">
          <span>{offer.term},</span> <span>then</span> <span>{offer.insteadOf}</span>
        </span>
      )}{' '}
      <TextLink to={sections.terms} className="text-sm">
        Terms of Service
      </TextLink>
    </p>
  );
}
