import { useEffect, useEffectEvent, useState, type SyntheticEvent } from 'react';
import { useAccountValue, useOwnerId, useUser, type User } from '@/features/auth';
import { watchStored, writeStored } from '@/lib/storage';
import { SENT_MESSAGE_KEY } from '@/lib/storage-keys';
import { cleanText, useForm } from '@/lib/use-form';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { announce } from '@/ui/alerts';
import {
  addToMessage,
  contactChecks,
  contactDraft,
  isSent,
  limitLengths,
  messageKey,
  writeDraft,
  type ContactValues,
} from './contact-draft';
import { deliver, mailHref, type Unsent } from './form-delivery';

/** The form's values, errors, and why the last try was not delivered. */
export function useContactForm(plan: string | null) {
  const user = useUser();
  const owner = useOwnerId();
  const [draft] = useAccountValue(contactDraft);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [wasSent, setSent] = useState(false);
  // All fields are empty after the message was sent.
  const account = user && !wasSent ? accountFields(user) : {};
  const values: ContactValues = { ...account, ...draft.values };
  const fields = fieldsToSend(values, plan);
  const form = useForm({ checks: contactChecks, onSubmit: () => setUnsent(null), send });
  useQuestionInAddress(owner);
  useSentElsewhere(messageKey(draft, fields), removeSentElsewhere);

  /** Takes over all fields: password managers fill some without an event, and React would empty those again. */
  function readFields(element: HTMLFormElement) {
    const data = new FormData(element);
    const own = contactDraft.get(owner).values;
    const shown: ContactValues = { ...account, ...own };
    const changed = Object.entries(limitLengths((name) => data.get(name))).filter(
      ([name, value]) => value !== (shown[name] ?? ''),
    );
    if (changed.length > 0) writeDraft(owner, { ...own, ...Object.fromEntries(changed) });
  }

  async function send(checked: ContactValues, element: HTMLFormElement) {
    readFields(element);
    const sending = contactDraft.get(owner);
    const content = { kind: 'contact', fields: fieldsToSend(checked, plan) } as const;
    const idempotencyKey = messageKey(sending, content.fields);
    if (isSent(idempotencyKey)) return removeSentElsewhere();
    const result = await deliver(element, { ...content, idempotencyKey });
    if (result !== 'sent') return setUnsent(result);
    writeStored(SENT_MESSAGE_KEY, idempotencyKey);
    announce('Your message has been sent!');
    // What was typed meanwhile stays.
    if (contactDraft.get(owner) === sending) remove();
  }

  function removeSentElsewhere() {
    announce('Your message was already sent from another tab.', 'info');
    remove();
  }

  function remove() {
    contactDraft.set(owner, contactDraft.empty);
    setUnsent(null);
    setSent(true);
  }

  return {
    ...form,
    values,
    unsent,
    /** Until something else is written. */
    isThanked: wasSent && draft === contactDraft.empty,
    mailHref: mailHref({ kind: 'contact', fields }),
    onChange: ({ currentTarget: { form } }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      form && readFields(form),
  };
}

/** Calls back once the message was sent from another tab, whose session storage this one has copied. */
function useSentElsewhere(key: string, onSent: () => void) {
  const sent = useEffectEvent(onSent);
  useEffect(() => {
    function check() {
      if (isSent(key)) sent();
    }
    // It may have been sent while this page was not open.
    check();
    return watchStored(SENT_MESSAGE_KEY, check);
  }, [key]);
}

/** Puts the question from `?message=` into the message. */
function useQuestionInAddress(owner: string) {
  const question = new URLSearchParams(useHydratedLocation().search).get('message') ?? '';
  useEffect(() => addToMessage(owner, question), [owner, question]);
}

/** The signed-in visitor's name and email. */
function accountFields({ name, email }: User): ContactValues {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  return { firstName, lastName: others.join(' '), email };
}

function fieldsToSend(values: ContactValues, plan: string | null): ContactValues {
  return { ...limitLengths((name) => cleanText(values[name] ?? '')), ...(plan !== null && { plan }) };
}
