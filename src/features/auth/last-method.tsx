import type { ComponentProps } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { LAST_METHOD_KEY } from '@/lib/storage-keys';
import { useHydrated } from '@/lib/use-hydrated';
import { Button } from '@/ui/button';

const MARK_ID = 'last-used';

/** Remembers in this browser how the visitor signed in: a provider's id, `password`, or `emailLink`. */
export function setLastMethod(method: string | null) {
  writeStored(LAST_METHOD_KEY, method);
}

/** Null while a prerendered screen hydrates. */
export function useLastMethod(): string | null {
  return useHydrated() ? readStored(LAST_METHOD_KEY) : null;
}

interface MethodButtonProps extends ComponentProps<typeof Button> {
  readonly isLast: boolean;
}

/** A button that signs in, marked if this browser's last sign-in was by it. */
export function MethodButton({ isLast, ...rest }: MethodButtonProps) {
  return (
    <div className="relative grid">
      <Button {...rest} aria-describedby={isLast ? MARK_ID : undefined} />
      {isLast && <LastUsed id={MARK_ID} />}
    </div>
  );
}

/** On the border of its parent, which is `relative`, so that nothing moves when it appears. */
export function LastUsed({ id }: { id?: string }) {
  return (
    <span
      id={id}
      className="pointer-events-none absolute end-3 -top-3 z-10 rounded-full border border-border-strong bg-surface px-2 text-xs font-normal text-fg-muted"
    >
      Last used
    </span>
  );
}
