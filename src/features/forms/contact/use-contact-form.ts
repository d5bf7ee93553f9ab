import { use, useState, useSyncExternalStore } from 'react';
import { UserContext } from '@/features/auth';
import { useAction } from '@/lib/use-action';
import { useAlerts } from '@/ui/use-alerts';
import { deliver, type Delivery, mailHref, newIdempotencyKey } from '../form-delivery';
import { contactDraft, emptyDraft, keepContactDraft, watchContactDraft } from './contact-draft';
import { fieldNames, type FieldProblems, focusFirst, problemsIn } from './contact-fields';

type Unsent = Exclude<Delivery, { status: 'sent' }>;

/** The form's text, what is wrong with it, and what became of the last try to send it. */
export function useContactForm(plan: string | null) {
  const owner = use(UserContext)?.id ?? '';
  const { announce } = useAlerts();
  const draft = useSyncExternalStore(
    watchContactDraft,
    () => contactDraft(owner),
    () => emptyDraft,
  );
  const [problems, setProblems] = useState<FieldProblems>({});
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [startedAt] = useState(Date.now);
  const { values } = draft;

  function change(name: string, value: string) {
    keepContactDraft(owner, { ...draft, values: { ...values, [name]: value } });
    setProblems((found) => ({ ...found, [name]: undefined }));
  }

  const { pending, run } = useAction(async (honeypot: string) => {
    const { values, attempt } = contactDraft(owner);
    const fields = fieldsOf(values, plan);
    const text = JSON.stringify(fields);
    const key = attempt?.text === text ? attempt.key : newIdempotencyKey();
    keepContactDraft(owner, { values, attempt: { text, key } });
    setUnsent(null);
    const delivery = await deliver({ kind: 'contact', fields, startedAt, honeypot, idempotencyKey: key });
    if (delivery.status !== 'sent') return setUnsent(delivery);
    // Text typed while the message was being sent has not been delivered, so it is kept.
    if (contactDraft(owner).values === values) keepContactDraft(owner, emptyDraft);
    announce('Your message has been sent!');
  });

  function review(form: HTMLFormElement): boolean {
    const found = problemsIn(form);
    setProblems(found);
    focusFirst(form, found);
    return Object.keys(found).length === 0;
  }

  return {
    values,
    problems,
    unsent,
    mailHref: mailHref({ kind: 'contact', fields: fieldsOf(values, plan) }),
    pending,
    change,
    review,
    send: run,
    discard: () => {
      keepContactDraft(owner, emptyDraft);
      setProblems({});
      setUnsent(null);
    },
  };
}

function fieldsOf(values: Readonly<Record<string, string>>, plan: string | null): Record<string, string> {
  return {
    ...Object.fromEntries(fieldNames.map((name) => [name, values[name] ?? ''])),
    ...(plan !== null && { plan }),
  };
}
