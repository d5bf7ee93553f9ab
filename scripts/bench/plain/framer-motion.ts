import type { ReactNode } from 'react';

export * from 'framer-motion';
export { motion as m } from 'framer-motion';

/** All features are in the bundle, so there is nothing to load. */
export function LazyMotion({ children }: { children: ReactNode }) {
  return children;
}
