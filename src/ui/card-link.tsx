import { LuArrowRight } from 'react-icons/lu';
import { StretchedLink } from '@/ui/card';

interface CardLinkProps {
  readonly to: string;
  /** What the link is about: the same few words stand on every card, and a list of links tells them apart by this. */
  readonly about: string;
  readonly children: string;
}

/** The call at the foot of a card; the whole card is its target. */
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
