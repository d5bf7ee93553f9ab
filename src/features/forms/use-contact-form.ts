import { useEffect, useState, type SyntheticEvent } from 'react';
import { useAccountValue, useOwnerId, useUser, type User } from '@/features/auth';
import { VISITOR } from '@/lib/account-values';
import { hasStoredSession } from '@/lib/storage';
import { cleanText, useForm } from '@/lib/use-form';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { messageField } from '@/site/contact-fields';
import { announce } from '@/ui/alerts';
import { attachedResult, type AttachedResult } from './attach-link';
import {
  contactChecks,
  contactDraft,
  fieldNames,
  limitLength,
  withMessage,
  type ContactDraft,
  type ContactValues,
} from './contact-draft';
import { deliver, newIdempotencyKey, shortMailHref, takeHoneypot, type Unsent } from './form-delivery';

/** What was in the form before it was cleared, and whose it was. */
interface Cleared {
  readonly owner: string;
  readonly draft: ContactDraft;
  readonly result: AttachedResult | null;
  readonly isPrefilled: boolean;
}

/** The form's values, errors and the result of the last attempt to send it. */
export function useContactForm(plan: string | null) {
  const user = useUser();
  const owner = useOwnerId();
  const [draft, saveDraft] = useAccountValue(contactDraft);
  const [result, saveResult] = useAccountValue(attachedResult);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [sent, setSent] = useState<ContactValues | null>(null);
  const [isPrefilled, setIsPrefilled] = useState(true);
  const [cleared, setCleared] = useState<Cleared | null>(null);
  const account = user && isPrefilled ? accountFields(user) : {};
  const values: ContactValues = { ...account, ...draft.values };
  const isEmpty = result === null && Object.values(values).every((value) => value === '');

  /** Takes over all fields: password managers fill some without an event, and React would empty those again. */
  function readFields(form: HTMLFormElement | null) {
    const { values, attempt } = contactDraft.get(owner);
    const shown: ContactValues = { ...account, ...values };
    const changed = fieldNames.flatMap((name) => {
      const field = form?.elements.namedItem(name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return [];
      const value = limitLength(name, field.value);
      return value === (shown[name] ?? '') ? [] : [[name, value] as const];
    });
    if (changed.length > 0) saveDraft({ values: { ...values, ...Object.fromEntries(changed) }, attempt });
  }

  const form = useForm({ checks: contactChecks, onSubmit: () => setUnsent(null), send });

  async function send(checked: ContactValues, element: HTMLFormElement) {
    readFields(element);
    const { values, attempt } = contactDraft.get(owner);
    const attached = attachedResult.get(owner);
    const fields = fieldsToSend(checked, plan, attached);
    const text = JSON.stringify(fields);
    const key = attempt?.text === text ? attempt.key : newIdempotencyKey();
    saveDraft({ values, attempt: { text, key } });
    setSent(null);
    const delivery = await deliver({
      kind: 'contact',
      fields,
      honeypot: takeHoneypot(element),
      idempotencyKey: key,
    });
    if (delivery.status !== 'sent') {
      setUnsent(delivery);
      return;
    }
    // Keep what was typed or attached while the message was being sent.
    const isUnchanged = contactDraft.get(owner).values === values;
    if (isUnchanged) clear();
    if (attachedResult.get(owner) === attached) saveResult(null);
    if (isUnchanged) setSent(fields);
    announce('Your message has been sent!');
  }

  function clear() {
    saveDraft(contactDraft.empty);
    setIsPrefilled(false);
  }

  return {
    ...form,
    values,
    result,
    removeResult: () => saveResult(null),
    unsent,
    sent,
    writeAnother: () => setSent(null),
    ...shortMailHref({ kind: 'contact', fields: fieldsToSend(values, plan, result) }),
    onChange: ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      readFields(currentTarget.form),
    discard: () => {
      setCleared({ owner, draft, result, isPrefilled });
      clear();
      saveResult(null);
      form.clearErrors();
      setUnsent(null);
    },
    /** Brings back what was just discarded, until something else is written. */
    undo:
      cleared?.owner === owner && isEmpty
        ? () => {
            saveDraft(cleared.draft);
            saveResult(cleared.result);
            setIsPrefilled(cleared.isPrefilled);
            setCleared(null);
          }
        : null,
    isEmpty,
  };
}

/** The signed-in visitor's name and email, until the form is sent or cleared. */
function accountFields({ name, email }: User): ContactValues {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  const fields = { firstName, lastName: others.join(' '), email };
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, limitLength(field, value)]),
  );
}

function fieldsToSend(
  values: ContactValues,
  plan: string | null,
  result: AttachedResult | null,
): Record<string, string> {
  return {
    ...Object.fromEntries(fieldNames.map((name) => [name, limitLength(name, cleanText(values[name] ?? ''))])),
    ...(plan !== null && { plan }),
    ...(result && { result: cleanText(`${result.title}\n\n${result.text}`) }),
  };
}

/** Appends the question from `?message=` to the message. */
export function usePrefilledQuestion() {
  const query = new URLSearchParams(useHydratedLocation().search);
  const owner = useOwnerId();
  const question = limitLength(messageField.name, query.get('message')?.trim() ?? '');

  useEffect(() => {
    // The message of a stored account is unknown until the account is.
    if (owner === VISITOR && hasStoredSession()) return;
    const { values, attempt } = contactDraft.get(owner);
    if (!(values[messageField.name] ?? '').includes(question))
      contactDraft.set(owner, { values: withMessage(values, question), attempt });
  }, [owner, question]);
}
