import { AnimatePresence, domAnimation, LazyMotion, m, MotionConfig } from 'framer-motion';
import type { ComponentProps, ReactNode } from 'react';

const offsets = { below: { y: 8 }, above: { y: -8 } } as const;

export interface AppearProps extends Pick<
  ComponentProps<'div'>,
  'id' | 'className' | 'role' | 'onMouseEnter' | 'onMouseLeave'
> {
  /** The side it enters from. */
  readonly from?: 'below' | 'above';
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

export function MovingAppear({ from = 'below', children, ...rest }: AppearProps) {
  const away = { opacity: 0, ...offsets[from] };
  return (
    <m.div {...rest} initial={away} animate={{ opacity: 1, y: 0 }} exit={away}>
      {children}
    </m.div>
  );
}
