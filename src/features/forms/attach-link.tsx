import type { ComponentProps } from 'react';
import { LuSend } from 'react-icons/lu';
import { useOwnerId } from '@/features/auth';
import { paths } from '@/site/paths';
import { ButtonLink } from '@/ui/button';
import { attachToContact, type AttachedResult } from './attached-result';

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
