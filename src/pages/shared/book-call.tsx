import type { ComponentProps } from 'react';
import { LuCalendarClock } from 'react-icons/lu';
import { bookingUrl } from '@/site/contacts';
import { buttonClass, type ButtonLink } from '@/ui/button';

type Look = Pick<ComponentProps<typeof ButtonLink>, 'size' | 'className'>;

/** Opens the calendar in which visitors choose a time. Nothing, if the owner has not set one up. */
export function BookCall({ size = 'md', className }: Look) {
  if (bookingUrl === null) return null;
  return (
    <a
      href={bookingUrl}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'secondary', size }, className)}
    >
      <LuCalendarClock aria-hidden className="size-5" />
      <span>Book a call</span>
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
