import { LuX } from 'react-icons/lu';
import { Banner, type Tone } from './banner';

interface AlertRegionProps {
  readonly alerts: readonly { readonly id: number; readonly tone: Tone; readonly text: string }[];
  readonly onDismiss: (id: number) => void;
}

/** The one place where the site says what has just happened. */
export function AlertRegion({ alerts, onDismiss }: AlertRegionProps) {
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-60 flex flex-col items-center gap-2 px-4 pt-[max(1rem,env(safe-area-inset-top))]">
      {alerts.map(({ id, tone, text }) => (
        <div
          key={id}
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
      ))}
    </div>
  );
}
