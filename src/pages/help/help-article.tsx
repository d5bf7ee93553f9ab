import type { ReactNode } from 'react';

interface HelpArticleProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A topic: what the links at the top of the page lead to, and put the focus on. */
export function HelpArticle({ id, title, children }: HelpArticleProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-24 gap-4 border-t border-border py-10 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:items-baseline lg:gap-16"
    >
      <h3 id={`${id}-title`} className="text-h4">
        {title}
      </h3>
      <div className="max-w-measure space-y-4 text-fg-muted">{children}</div>
    </section>
  );
}
