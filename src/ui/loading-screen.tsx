import { useEffect, useState } from 'react';
import { brand } from '@/site/brand';
import { Button } from './button';

const LATE_AFTER_MS = 5000;

interface LoadingScreenProps {
  readonly onRetry: () => void;
  /** The height, if it does not fill the screen. */
  readonly className?: string;
  readonly lateAfterMs?: number;
}

/** Shows `Loading...` and, after a timeout, a button to try again. */
export function LoadingScreen({
  onRetry,
  className = 'min-h-svh',
  lateAfterMs = LATE_AFTER_MS,
}: LoadingScreenProps) {
  const late = useLate(lateAfterMs);
  return (
    <div data-loading className={`relative grid ${className} place-content-center p-gutter text-center`}>
      <title>{brand.name}</title>
      <p role="status">Loading...</p>
      {/* Below "Loading...", which stays in its place. */}
      {late && (
        <div className="absolute inset-x-0 top-1/2 mx-auto mt-8 grid max-w-sm justify-items-center gap-4 px-gutter">
          <p role="alert" className="text-fg-muted">
            This is taking longer than it should. Your connection may be slow, or the sign-in service may be
            busy.
          </p>
          <Button variant="secondary" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

function useLate(afterMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return late;
}
