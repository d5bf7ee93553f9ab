import type { ComponentProps } from 'react';
import { LuSend } from 'react-icons/lu';
import { useOwnerId } from '@/features/auth';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { addToMessage } from './contact-draft';

interface MessageLinkProps extends Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> {
  readonly to?: string;
  /** Called on click. */
  readonly text: () => string;
}

/** Puts a text into the message of the contact form, and leads there. Nothing is sent until the visitor sends it. */
export function MessageLink({ to = paths.contact, text, children, ...rest }: MessageLinkProps) {
  const owner = useOwnerId();
  return (
    <ButtonLink {...rest} to={`${to}#message`} onClick={() => addToMessage(owner, text())}>
      <LuSend aria-hidden className="size-4" />
      <span>{children}</span>
    </ButtonLink>
  );
}
