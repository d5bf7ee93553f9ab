import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** A value that every navigation removes, unless it was set while that navigation's page was loading. */
export function useUntilNavigation<Value>() {
  const { key } = useLocation();
  const [current, setCurrent] = useState<{ value: Value; at: string } | null>(null);
  const isCurrent = current !== null && (current.at === key || current.at === historyKey());
  const set = useCallback((value: Value) => setCurrent({ value, at: historyKey() }), []);
  return [isCurrent ? current.value : null, set] as const;
}

/**
 * The router's key of the current history entry, which is ahead of the rendered location while a page loads. The first
 * entry of a visit has none, and the router calls it `default`.
 */
function historyKey(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}
