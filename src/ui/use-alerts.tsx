import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Tone } from './banner';

export interface SiteAlert {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
}

interface Alerts {
  readonly alerts: readonly SiteAlert[];
  /** Returns the id with which the alert can be dismissed. */
  readonly announce: (text: string, tone?: Tone) => number;
  readonly dismiss: (id: number) => void;
}

const AlertsContext = createContext<Alerts>({
  alerts: [],
  announce: () => 0,
  dismiss: () => undefined,
});

const MAX_ALERTS = 3;
let lastId = 0;

/** Wraps the auth gate, so that an alert raised during sign-in stays visible in the shell. */
export function AlertsProvider({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState<readonly SiteAlert[]>([]);

  const announce = useCallback((text: string, tone: Tone = 'success') => {
    const alert = { id: ++lastId, tone, text };
    setAlerts((shown) => [...shown.filter((other) => other.text !== text), alert].slice(-MAX_ALERTS));
    return alert.id;
  }, []);

  const dismiss = useCallback((id: number) => {
    setAlerts((shown) => shown.filter((alert) => alert.id !== id));
  }, []);

  const value = useMemo(() => ({ alerts, announce, dismiss }), [alerts, announce, dismiss]);
  return <AlertsContext value={value}>{children}</AlertsContext>;
}

export function useAlerts(): Alerts {
  return use(AlertsContext);
}
