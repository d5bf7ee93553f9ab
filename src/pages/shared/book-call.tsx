import type { ComponentProps } from 'react';
import { LuCalendarClock } from 'react-icons/lu';
import { booking } from '@/site/contacts';
import { buttonClass, type ButtonLink } from '@/ui/button';
import { ExternalLink } from '@/ui/external-link';

type Look = Pick<ComponentProps<typeof ButtonLink>, 'size' | 'className'>;

/** Opens the calendar in which visitors choose a time. Nothing, if the owner has not set one up. */
export function BookCall({ size = 'md', className }: Look) {
  if (booking === null) return null;
  return (
    <ExternalLink href={booking.url} className={buttonClass({ variant: 'secondary', size }, className)}>
      <LuCalendarClock aria-hidden className="size-5" />
      <span>{booking.label}</span>
    </ExternalLink>
  );
}
