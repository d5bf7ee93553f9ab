import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';

/** Above its place, where the button that opens it is. */
const AWAY = { opacity: 0, y: -8 } as const;

export interface AppearProps {
  readonly className?: string;
  readonly children: ReactNode;
}

export function MovingPresence({ children }: { children: ReactNode }) {
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: 0.18, ease: [0.2, 0.8, 0.2, 1] }}>
      <LazyMotion strict features={domAnimation}>
        <AnimatePresence>{children}</AnimatePresence>
      </LazyMotion>
    </MotionConfig>
  );
}

export function MovingAppear(props: AppearProps) {
  return <m.div {...props} initial={AWAY} animate={{ opacity: 1, y: 0 }} exit={AWAY} />;
}
