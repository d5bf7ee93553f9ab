import type { ReactNode } from 'react';

export function Divider({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-center gap-4 text-sm text-fg-muted before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      <span>{children}</span>
    </p>
  );
}
