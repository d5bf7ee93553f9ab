import type { ComponentProps, HTMLAttributes } from 'react';
import { LuArrowRight, LuArrowUpRight } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';

interface PanelProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'dl' | 'li';
}

/** A bordered surface. */
export function Panel({ as: Element = 'div', className, ...rest }: PanelProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        'rounded-card border border-border bg-surface p-5 shadow-raised sm:p-6',
        className,
      )}
    />
  );
}

/** A panel that is a link. */
export function Card({ className, ...rest }: PanelProps) {
  return (
    <Panel
      {...rest}
      className={classNames(
        'relative flex flex-col transition duration-base has-[a[data-stretched]:hover]:-translate-y-0.5',
        'has-[a[data-stretched]:hover]:border-border-strong/70',
        className,
      )}
    />
  );
}

/** A link whose click area is the whole card around it. Its focus ring is inside the card, which may clip its content. */
export function StretchedLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      data-stretched
      className={classNames(
        'rounded-sm outline-none after:absolute after:inset-0 after:rounded-card',
        className,
        'focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring',
      )}
    />
  );
}

interface CardLinkProps {
  readonly to: string;
  /** Completes the accessible name, because every card has the same visible label. */
  readonly about: string;
  readonly children: string;
}

/** The call to action at the bottom of a card; its click area is the whole card. */
export function CardLink({ to, about, children }: CardLinkProps) {
  return (
    <StretchedLink
      to={to}
      className="mt-auto inline-flex min-h-6 items-center gap-1.5 self-start text-sm font-medium text-accent-fg"
    >
      <span>{children}</span>
      <span className="sr-only">{`: ${about}`}</span>
      <LuArrowRight aria-hidden className="size-4 rtl:rotate-180" />
    </StretchedLink>
  );
}

/** Shows that the whole card is a link. */
export function CardArrow() {
  return <LuArrowUpRight aria-hidden className="size-5 shrink-0 text-fg-subtle rtl:-scale-x-100" />;
}
