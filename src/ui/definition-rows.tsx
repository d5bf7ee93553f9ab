import type { ReactNode } from 'react';

interface DefinitionRowsProps {
  readonly items: readonly { readonly term: string; readonly text: ReactNode }[];
}

/** A list of terms and definitions, separated by lines. */
export function DefinitionRows({ items }: DefinitionRowsProps) {
  return (
    <dl className="border-t border-border">
      {items.map(({ term, text }) => (
        <div key={term} className="grid gap-1 border-b border-border py-5 sm:grid-cols-[11rem_1fr] sm:gap-6">
          <dt className="font-medium">{term}</dt>
          <dd className="text-fg-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
