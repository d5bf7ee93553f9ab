import { AnimatePresence, LazyMotion, m, MotionConfig } from 'framer-motion';
import type { ComponentProps, ReactNode } from 'react';

let ready = false;

interface MotionRootProps {
  /** Nothing moves, and nothing is fetched for it, before this. */
  readonly after: () => Promise<void>;
  readonly children: ReactNode;
}

/** Around everything that moves. What moves it arrives later; until then things are simply there. */
export function MotionRoot({ after, children }: MotionRootProps) {
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: 0.18, ease: [0.2, 0.8, 0.2, 1] }}>
      <LazyMotion strict features={() => after().then(loadFeatures)}>
        {children}
      </LazyMotion>
    </MotionConfig>
  );
}

interface AppearProps extends Pick<
  ComponentProps<typeof m.div>,
  'id' | 'className' | 'role' | 'onMouseEnter' | 'onMouseLeave'
> {
  /** Which way it comes in. */
  readonly from?: 'below' | 'above' | 'end';
  readonly children: ReactNode;
}

const offsets = { below: { y: 8 }, above: { y: -8 }, end: { x: 24 } } as const;

/** Fades and glides in, and out again inside a Presence. */
export function Appear({ from = 'below', children, ...rest }: AppearProps) {
  const away = { opacity: 0, ...offsets[from] };
  return (
    <m.div {...rest} initial={ready ? away : false} animate={{ opacity: 1, x: 0, y: 0 }} exit={away}>
      {children}
    </m.div>
  );
}

export function Presence({ children }: { children: ReactNode }) {
  return <AnimatePresence>{children}</AnimatePresence>;
}

async function loadFeatures() {
  try {
    const { domAnimation } = await import('./motion-features');
    ready = true;
    return domAnimation;
  } catch {
    // Offline or replaced by a newer version: things go on being simply there.
    return new Promise<never>(() => undefined);
  }
}
