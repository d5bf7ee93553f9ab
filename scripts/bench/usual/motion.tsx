import { AnimatePresence, motion, MotionConfig } from 'framer-motion';
import type { ComponentProps, ReactNode } from 'react';

const offsets = { below: { y: 8 }, above: { y: -8 }, end: { x: 24 } } as const;

interface AppearProps extends ComponentProps<typeof motion.div> {
  readonly from?: keyof typeof offsets;
}

export function MotionRoot({ children }: { children: ReactNode }) {
  return (
    <MotionConfig reducedMotion="user" transition={{ duration: 0.18, ease: [0.2, 0.8, 0.2, 1] }}>
      {children}
    </MotionConfig>
  );
}

export function Appear({ from = 'below', ...rest }: AppearProps) {
  const away = { opacity: 0, ...offsets[from] };
  return <motion.div {...rest} initial={away} animate={{ opacity: 1, x: 0, y: 0 }} exit={away} />;
}

export function Presence({ children }: { children: ReactNode }) {
  return <AnimatePresence>{children}</AnimatePresence>;
}
