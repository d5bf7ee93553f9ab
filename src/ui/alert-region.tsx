import { useEffect, useState } from 'react';
import { LuX } from 'react-icons/lu';
import { Banner, type Tone } from './banner';

/** Long enough to be read twice. What went wrong stays until it is dismissed. */
const SHOWN_FOR_MS = 8000;

interface Alert {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
}

interface AlertRegionProps {
  readonly alerts: readonly Alert[];
  readonly onDismiss: (id: number) => void;
}

/** The one place where the site says what has just happened. */
export function AlertRegion({ alerts, onDismiss }: AlertRegionProps) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-60 flex flex-col items-center gap-2 px-4 pt-[max(1rem,env(safe-area-inset-top))]">
      {alerts.map((alert) => (
        <AlertItem key={alert.id} {...alert} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

function AlertItem({ id, tone, text, onDismiss }: Alert & Pick<AlertRegionProps, 'onDismiss'>) {
  const [held, setHeld] = useState(false);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  useDismissal(!held && tone !== 'danger', id, onDismiss);
  return (
    <div
      onMouseEnter={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      className="pointer-events-auto relative w-full max-w-md rounded-input bg-surface shadow-overlay [&>div]:pe-12"
    >
      <Banner role="alert" tone={tone} title={text} />
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => onDismiss(id)}
        className="absolute inset-y-0 end-1 my-auto grid size-10 cursor-pointer place-items-center rounded-control text-fg-muted hover:text-fg"
      >
        <LuX aria-hidden className="size-4" />
      </button>
    </div>
  );
}

function useDismissal(running: boolean, id: number, onDismiss: (id: number) => void) {
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => onDismiss(id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [running, id, onDismiss]);
}
