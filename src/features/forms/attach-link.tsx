import type { ComponentProps } from 'react';
import { LuSend } from 'react-icons/lu';
import { useOwnerId } from '@/features/auth';
import { createAccountValue } from '@/lib/account-values';
import { fieldsOf } from '@/lib/storage';
import { ATTACHED_RESULT_KEY } from '@/lib/storage-keys';
import { truncate } from '@/lib/text';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';

const MAX_TITLE_LENGTH = 200;
/** Holds a help page of about 3,000 words with its questions. */
const MAX_TEXT_LENGTH = 20_000;

/** The result of a tool or of analyzing a message, attached to the contact form until it is sent or removed. */
export interface AttachedResult {
  readonly title: string;
  readonly text: string;
}

export const attachedResult = createAccountValue<AttachedResult | null>({
  key: ATTACHED_RESULT_KEY,
  area: 'session',
  read: (stored) => {
    const { title, text } = fieldsOf(stored);
    return typeof title === 'string' && typeof text === 'string' ? { title, text } : null;
  },
});

interface AttachLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> {
  readonly to?: string;
  /** Called on click. */
  readonly result: () => AttachedResult;
}

/** Leads to the contact form with a result attached. Nothing is sent until the visitor sends the form. */
export function AttachLink({ to = paths.contact, result, children, ...rest }: AttachLinkProps) {
  const owner = useOwnerId();
  return (
    <ButtonLink {...rest} to={`${to}#message`} onClick={() => attachToContact(owner, result())}>
      <LuSend aria-hidden className="size-4" />
      <span>{children}</span>
    </ButtonLink>
  );
}

export function attachToContact(owner: string, { title, text }: AttachedResult) {
  attachedResult.set(owner, {
    title: shorten(title, MAX_TITLE_LENGTH),
    text: shorten(text, MAX_TEXT_LENGTH),
  });
}

/** Cuts a long text and adds an ellipsis. */
function shorten(text: string, maxLength: number): string {
  const trimmed = text.trim();
  return trimmed.length <= maxLength ? trimmed : `${truncate(trimmed, maxLength - 1)}…`;
}
