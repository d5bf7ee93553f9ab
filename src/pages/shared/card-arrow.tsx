import { LuArrowUpRight } from 'react-icons/lu';

/** Says that the whole card leads somewhere. */
export function CardArrow() {
  return <LuArrowUpRight aria-hidden className="size-5 shrink-0 text-fg-subtle rtl:-scale-x-100" />;
}
