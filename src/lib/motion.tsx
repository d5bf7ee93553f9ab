import { createContext, use, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { firstInteraction } from './first-interaction';
import { loadOnce } from './load-once';
import type { AppearProps } from './motion-engine';
import { createStore, useStore } from './store';

const QUERY = '(prefers-reduced-motion: reduce)';

export function useReducedMotion(): boolean {
  return useSyncExternalStore(watchPreference, prefersReducedMotion, () => false);
}

function watchPreference(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches;
}

type Engine = typeof import('./motion-engine');

/** The motion library once it has loaded. Until then, or if it fails, elements appear without motion. */
const loadedEngine = createStore<Engine | null>(() => null);
const EngineInUse = createContext<Engine | null>(null);

/** Loads the motion library after the first interaction. */
export function useMotionEngine() {
  useEffect(() => {
    firstInteraction()
      .then(() => import('./motion-engine'))
      // Offline or replaced by a newer deploy: continue without motion.
      .then(loadedEngine.set, () => undefined);
  }, []);
}

/** Wraps one conditional element, so that it can animate out. */
export function Presence({ children }: { children: ReactNode }) {
  const available = useStore(loadedEngine, null);
  const [engine, setEngine] = useState(available);
  // Switch only while nothing is shown: switching remounts the children.
  if (engine !== available && !children) setEngine(available);
  return (
    <EngineInUse value={engine}>
      {engine ? <engine.MovingPresence>{children}</engine.MovingPresence> : children}
    </EngineInUse>
  );
}

/** Fades and slides in and out, inside a Presence. */
export function Appear(props: AppearProps) {
  const engine = use(EngineInUse);
  return engine ? <engine.MovingAppear {...props} /> : <div {...props} />;
}

const REVEAL_MS = 1000;

/** Starts the scroll reveal. If it fails to load, everything stays in place. */
export function useScrollReveal() {
  useEffect(() => {
    startScrollReveal().catch(() => undefined);
  }, []);
}

/** Starts AOS at the first interaction; the page cannot scroll before. AOS tracks scrolling and new elements itself. */
const startScrollReveal = loadOnce(async () => {
  if (prefersReducedMotion()) return;
  await firstInteraction();
  const { default: aos } = await import('aos');
  // No offset, so that elements in view stay in place. No throttle, so that a fast scroll starts the motion at once.
  aos.init({ duration: REVEAL_MS, once: true, offset: 0, throttleDelay: 0 });
  // Set after init, so that only elements out of view are moved.
  document.documentElement.dataset['reveal'] = 'on';
});
