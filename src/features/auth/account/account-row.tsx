import type { ReactNode } from 'react';

interface AccountRowProps {
  readonly id: string;
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** One matter of the account: what it is about on one side, what can be done on the other. */
export function AccountRow({ id, title, lead, children }: AccountRowProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-6 border-t border-border py-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
    >
      <div>
        <h2 id={`${id}-title`} className="text-h4">
          {title}
        </h2>
        <p className="mt-2 max-w-measure text-sm text-fg-muted">{lead}</p>
      </div>
      <div className="min-w-0 space-y-4">{children}</div>
    </section>
  );
}
