import { createStore, useStore } from '@/lib/store';
import type { BannerTone } from './banner';

export interface SiteAlert {
  readonly id: number;
  readonly tone: BannerTone;
  readonly text: string;
}

const MAX_ALERTS = 3;
const NO_ALERTS: readonly SiteAlert[] = [];
let lastId = 0;

/** Outside of React, so that an alert raised during sign-in stays visible in the site. */
export const alerts = createStore(() => NO_ALERTS);

/** Returns the id with which the alert can be dismissed. */
export function announce(text: string, tone: BannerTone = 'success'): number {
  const alert = { id: ++lastId, tone, text };
  alerts.set([...alerts.get().filter((other) => other.text !== text), alert].slice(-MAX_ALERTS));
  return alert.id;
}

export function dismissAlert(id: number) {
  alerts.set(alerts.get().filter((alert) => alert.id !== id));
}

export function useAlerts(): readonly SiteAlert[] {
  return useStore(alerts, NO_ALERTS);
}
