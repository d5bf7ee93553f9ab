import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { LuPlus } from 'react-icons/lu';
import { LinkedDetails, type OpenState } from './linked-details';

interface AccordionItem {
  /** Also the fragment that links to it. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  readonly icon?: IconType;
}

interface AccordionProps extends OpenState {
  readonly name: string;
  readonly items: readonly AccordionItem[];
}

/** A list in which at most one item is open. */
export function Accordion({ name, items, ...open }: AccordionProps) {
  return (
    <div className="divide-y divide-border border-y border-border">
      {items.map(({ id, title, content, icon: Icon }) => (
        <LinkedDetails key={id} id={id} name={name} {...open}>
          <summary className="flex cursor-pointer list-none items-center gap-4 rounded-sm py-3 transition-colors duration-fast sm:py-4 hover:text-accent-fg [&::-webkit-details-marker]:hidden">
            {Icon && <Icon aria-hidden className="size-5 shrink-0 text-accent-fg" />}
            <h3 className="flex-1 font-medium text-balance sm:text-lg">{title}</h3>
            <LuPlus
              aria-hidden
              className="size-5 shrink-0 text-fg-muted transition-transform duration-slow group-open:rotate-45 print:hidden"
            />
          </summary>
          <div className="max-w-measure pb-6 text-fg-muted">{content}</div>
        </LinkedDetails>
      ))}
    </div>
  );
}
