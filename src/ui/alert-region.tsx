import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { LuX } from 'react-icons/lu';
import { dismissAlert, useAlerts, type SiteAlert } from './alerts';
import { Banner } from './banner';

/** Long enough to read twice. Errors stay until they are dismissed. */
const SHOWN_FOR_MS = 8000;

/**
 * Moved below the site’s bar, whose button may be the one to press again, without a shift when the bar comes. In a
 * dialog, it stands at the bottom, because the field to type in is at the top.
 */
export function AlertRegion() {
  const alerts = useAlerts();
  return (
    <div className="pointer-events-none fixed inset-x-0 top-0 z-60 flex flex-col items-center gap-2 px-4 pt-[max(1rem,env(safe-area-inset-top))] [body:has(header.sticky)_&]:not-[dialog_*]:translate-y-24 [dialog_&]:top-auto [dialog_&]:bottom-4">
      {alerts.map((alert) => (
        <AlertItem key={alert.id} {...alert} />
      ))}
    </div>
  );
}

/** While the pointer or the focus is on it, it stays. */
function AlertItem({ id, tone, text }: SiteAlert) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const previousFocus = useRef<HTMLElement | null>(null);

  function onFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setFocused(true);
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget;
  }
  function dismiss() {
    if (previousFocus.current?.isConnected) previousFocus.current.focus();
    else document.querySelector('main')?.focus({ preventScroll: true });
    dismissAlert(id);
  }

  useAutoDismiss(!isHovered && !isFocused && tone !== 'danger', id);
  return (
    <div
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={onFocus}
      onBlur={() => setFocused(false)}
      className="pointer-events-auto relative w-full translate-y-0 transition-transform duration-base starting:-translate-y-4 max-w-md rounded-control bg-surface shadow-overlay [&>div]:pe-12"
    >
      <Banner role="alert" tone={tone} title={text} />
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismiss}
        className="absolute inset-y-0 end-1 my-auto grid size-10 cursor-pointer place-items-center rounded-control text-fg-muted hover:text-fg"
      >
        <LuX aria-hidden className="size-4" />
      </button>
    </div>
  );
}

function useAutoDismiss(running: boolean, id: number) {
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => dismissAlert(id), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [running, id]);
}
