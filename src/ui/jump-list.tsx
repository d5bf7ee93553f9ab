import { LuArrowDown } from 'react-icons/lu';

interface JumpListProps {
  readonly places: readonly {
    readonly href: `#${string}`;
    readonly label: string;
    /** The number of items in that section. */
    readonly count: number;
  }[];
}

/** Links to sections further down the page. */
export function JumpList({ places }: JumpListProps) {
  return (
    <nav aria-label="On this page" className="print:hidden">
      <ul className="border-t border-border min-[22rem]:max-lg:grid min-[22rem]:max-lg:grid-cols-2 min-[22rem]:max-lg:gap-x-6">
        {places.map(({ href, label, count }) => (
          <li key={href} className="border-b border-border">
            <a
              href={href}
              className="flex min-h-12 items-center gap-4 rounded-sm transition-colors duration-fast hover:text-accent-fg"
            >
              <span aria-hidden className="font-mono text-xs text-fg-subtle">
                {count}
              </span>
              <span className="flex-1 font-medium">{label}</span>
              <LuArrowDown aria-hidden className="size-4 text-fg-muted max-lg:hidden" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
