import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { LuPlus } from 'react-icons/lu';

export interface AccordionItem {
  /** Also the fragment that links to it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly icon?: IconType;
}

interface AccordionProps {
  readonly name: string;
  readonly items: readonly AccordionItem[];
  readonly openId: string | null;
  readonly onToggle: (id: string, open: boolean) => void;
}

/** Uses <details>, so that find-in-page opens items and they work without script. At most one item is open. */
export function Accordion({ name, items, openId, onToggle }: AccordionProps) {
  return (
    <div className="divide-y divide-border border-y border-border">
      {items.map(({ id, title, content, icon: Icon }) => (
        <details
          key={id}
          id={id}
          name={name}
          open={openId === id}
          onToggle={(event) => onToggle(id, event.currentTarget.open)}
          className="group scroll-mt-24 print:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="flex cursor-pointer list-none items-center gap-4 rounded-sm py-3 transition-colors duration-fast sm:py-5 hover:text-accent-fg [&::-webkit-details-marker]:hidden">
            {Icon && <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />}
            <h3 className="flex-1 font-medium text-balance sm:text-lg">{title}</h3>
            <LuPlus
              aria-hidden
              className="size-5 shrink-0 text-fg-muted transition-transform duration-slow group-open:rotate-45 print:hidden"
            />
          </summary>
          <div className="max-w-measure pb-6 text-fg-muted">{content}</div>
        </details>
      ))}
    </div>
  );
}
