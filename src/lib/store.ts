import { useSyncExternalStore } from 'react';

/** State outside of React that components can subscribe to. */
export interface Store<Value> {
  readonly get: () => Value;
  readonly set: (value: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * `initial` runs at the first read. `connect` runs at the first subscription, to start a timer or to listen to other
 * tabs, and the function it returns runs after the last one ends. In between, `initial` runs at each read.
 */
export function createStore<Value>(initial: () => Value, connect?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>();
  let current: { value: Value } | undefined;
  let disconnect: (() => void) | undefined;

  return {
    get() {
      if (connect && listeners.size === 0) return initial();
      return (current ??= { value: initial() }).value;
    },
    set(value) {
      current = { value };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      if (connect && !disconnect) {
        current = undefined;
        disconnect = connect();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        disconnect?.();
        disconnect = undefined;
      };
    },
  };
}

/** `prerendered` is the value in the build's HTML, and while React hydrates it. */
export function useStore<Value>({ subscribe, get }: Store<Value>, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered);
}
