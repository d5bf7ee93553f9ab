import type { ReactNode } from 'react';

interface PolicySectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

export function PolicySection({ id, title, children }: PolicySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 scroll-mt-24">
      <h2 id={`${id}-title`} className="text-h3">
        {title}
      </h2>
      <div className="mt-4 space-y-4 text-fg-muted">{children}</div>
    </section>
  );
}
