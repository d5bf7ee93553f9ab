/**
 * The router's key of the current history entry, which is ahead of the rendered location while a page loads. The first
 * entry of a visit has none, and the router calls it `default`.
 */
export function historyKey(): string {
  const state: unknown = window.history.state;
  const hasKey = typeof state === 'object' && state !== null && 'key' in state;
  return hasKey && typeof state.key === 'string' ? state.key : 'default';
}
