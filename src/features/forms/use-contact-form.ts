import { useEffect, useLayoutEffect, useState } from 'react';
import { hasStoredSession } from '@/boot/stored-session';
import { offerPrice, priceParts, selfServePrice, selfServeTitle } from '@/domain/format';
import { planById, selfServePlanById } from '@/domain/plans';
import { useOwnerId, useUser, type User } from '@/features/auth';
import { useOfferRunning } from '@/features/offer';
import { VISITOR } from '@/lib/account-scoped-text';
import { fieldsOf, parseFields, readStored, writeStored } from '@/lib/storage';
import { CONTACT_DRAFT_KEY } from '@/lib/storage-keys';
import { createAccountStore, useStore } from '@/lib/store';
import { useForm } from '@/lib/use-form';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { announce } from '@/ui/alerts';
import {
  attachedResult,
  removeAttachedResult,
  resultField,
  useAttachedResult,
  type AttachedResult,
} from './attached-result';
import { contactChecks, fieldNames, limitLength, messageField } from './contact-fields';
import { deliver, mailHref, newIdempotencyKey, takeHoneypot, type Delivery } from './form-delivery';

type Unsent = Exclude<Delivery, { status: 'sent' }>;

/** The form's values, errors and the result of the last attempt to send it. */
export function useContactForm(plan: string | null) {
  const user = useUser();
  const owner = useOwnerId();
  const draft = useStore(drafts(owner), emptyDraft);
  useLayoutEffect(() => adoptVisitorDraft(owner), [owner]);
  const result = useAttachedResult(owner);
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [sent, setSent] = useState<Readonly<Record<string, string>> | null>(null);
  const [startedAt] = useState(Date.now);
  const [isPrefilled, setIsPrefilled] = useState(true);
  const account = user && isPrefilled ? accountFields(user) : {};
  const values = { ...account, ...draft.values };

  function change(name: string, value: string) {
    changeContactDraft(owner, { [name]: limitLength(name, value) });
  }

  const form = useForm({ checks: contactChecks, onSubmit: () => setUnsent(null), send });

  async function send(_: unknown, element: HTMLFormElement) {
    const { values, attempt } = contactDraft(owner);
    const attached = attachedResult(owner);
    const fields = fieldsToSend({ ...account, ...values }, plan, attached);
    const text = JSON.stringify(fields);
    const key = attempt?.text === text ? attempt.key : newIdempotencyKey();
    saveContactDraft(owner, { values, attempt: { text, key } });
    setSent(null);
    const delivery = await deliver({
      kind: 'contact',
      fields,
      startedAt,
      honeypot: takeHoneypot(element),
      idempotencyKey: key,
    });
    if (delivery.status !== 'sent') {
      setUnsent(delivery);
      return;
    }
    // Keep what was typed or attached while the message was being sent.
    const isUnchanged = contactDraft(owner).values === values;
    if (isUnchanged) clear();
    if (attachedResult(owner) === attached) removeAttachedResult(owner);
    if (isUnchanged) setSent(fields);
    announce('Your message has been sent!');
  }

  function clear() {
    saveContactDraft(owner, emptyDraft);
    setIsPrefilled(false);
  }

  return {
    ...form,
    values,
    result,
    removeResult: () => removeAttachedResult(owner),
    unsent,
    sent,
    writeAnother: () => setSent(null),
    mailHref: mailHref({ kind: 'contact', fields: fieldsToSend(values, plan, result) }),
    change,
    discard: () => {
      clear();
      removeAttachedResult(owner);
      form.clearErrors();
      setUnsent(null);
    },
  };
}

/** The signed-in visitor's name and email, until the form is sent or cleared. */
function accountFields({ name, email }: User): Record<string, string> {
  const [firstName = '', ...others] = name.trim().split(/\s+/);
  const fields = { firstName, lastName: others.join(' '), email };
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, limitLength(field, value)]),
  );
}

function fieldsToSend(
  values: Readonly<Record<string, string>>,
  plan: string | null,
  result: AttachedResult | null,
): Record<string, string> {
  return {
    ...Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? ''])),
    ...(plan !== null && { plan }),
    ...(result && { result: resultField(result) }),
  };
}

export interface ChosenPlan {
  readonly title: string;
  readonly price: string;
  /** The usual price, while the visitor's offer runs. */
  readonly insteadOf: string | null;
}

/** The plan from `?plan=`. */
export function useChosenPlan(): ChosenPlan | null {
  const query = new URLSearchParams(useHydratedLocation().search);
  const running = useOfferRunning();
  const id = query.get('plan');
  const selfServe = selfServePlanById(id);
  if (selfServe)
    return { title: selfServeTitle(selfServe), price: selfServePrice(selfServe), insteadOf: null };
  const plan = planById(id);
  if (!plan) return null;
  const { title } = plan;
  const isYearly = query.get('billing') === 'yearly' && plan.yearly !== undefined;
  const listPrice = priceParts(plan, isYearly ? 'yearly' : 'monthly').join('');
  if (!running || isYearly) return { title, price: listPrice, insteadOf: null };
  return { title, price: `${offerPrice(plan)}/month`, insteadOf: listPrice };
}

/** The plan as it is written in the delivered message. */
export function planSummary({ title, price, insteadOf }: ChosenPlan): string {
  return `${title}, ${price}${insteadOf === null ? '' : ` with the special offer instead of ${insteadOf}`}`;
}

/** Appends the question from `?message=` to the message. */
export function usePrefilledQuestion() {
  const query = new URLSearchParams(useHydratedLocation().search);
  const owner = useOwnerId();
  const question = limitLength(messageField.name, query.get('message')?.trim() ?? '');

  useEffect(() => {
    if (isAccountPending(owner) || messageOf(contactDraft(owner)).includes(question)) return;
    addToMessage(owner, question);
  }, [owner, question]);
}

interface ContactDraft {
  readonly values: Readonly<Record<string, string>>;
  /** The text of the last attempt to send and its idempotency key. */
  readonly attempt: { readonly text: string; readonly key: string } | null;
}

export const emptyDraft: ContactDraft = { values: {}, attempt: null };

/** Ignores changes in other tabs, which would overwrite what the visitor is typing here. */
const drafts = createAccountStore((owner) => parseDraft(readStored(CONTACT_DRAFT_KEY), owner));

/** The unsent form of an account. Other accounts in this browser do not see it. */
export function contactDraft(owner: string): ContactDraft {
  return drafts(owner).get();
}

export function saveContactDraft(owner: string, draft: ContactDraft) {
  // What the account has stored stays until the account is known.
  if (!isAccountPending(owner))
    writeStored(CONTACT_DRAFT_KEY, isEmpty(draft) ? null : JSON.stringify({ owner, ...draft }));
  drafts(owner).set(draft);
}

function changeContactDraft(owner: string, values: ContactDraft['values']) {
  const draft = contactDraft(owner);
  saveContactDraft(owner, { ...draft, values: { ...draft.values, ...values } });
}

function addToMessage(owner: string, text: string) {
  const ownMessage = messageOf(contactDraft(owner));
  const message = limitLength(messageField.name, ownMessage === '' ? text : `${ownMessage}\n\n${text}`);
  changeContactDraft(owner, { [messageField.name]: message });
}

/** Moves what was typed before the account was known, or before signing in, to the account's draft. */
function adoptVisitorDraft(owner: string) {
  const visitorDraft = contactDraft(VISITOR);
  if (owner === VISITOR || isEmpty(visitorDraft)) return;
  drafts(VISITOR).set(emptyDraft);
  const { [messageField.name]: message = '', ...others } = visitorDraft.values;
  changeContactDraft(owner, others);
  if (message !== '') addToMessage(owner, message);
}

function messageOf({ values }: ContactDraft): string {
  return values[messageField.name] ?? '';
}

/** Whether a stored session has not been confirmed yet. */
function isAccountPending(owner: string): boolean {
  return owner === VISITOR && hasStoredSession();
}

function isEmpty({ values }: ContactDraft): boolean {
  return Object.values(values).every((value) => value === '');
}

export function parseDraft(stored: string | null, owner: string): ContactDraft {
  const draft = parseFields(stored);
  if (draft['owner'] !== owner) return emptyDraft;
  const values = fieldsOf(draft['values']);
  const { text, key } = fieldsOf(draft['attempt']);
  return {
    values: Object.fromEntries(
      fieldNames.flatMap((name) => {
        const value = values[name];
        return typeof value === 'string' ? [[name, limitLength(name, value)]] : [];
      }),
    ),
    attempt: typeof text === 'string' && typeof key === 'string' ? { text, key } : null,
  };
}
