import type { ReactNode } from 'react';

export * from 'framer-motion';
export { motion as m } from 'framer-motion';

/** Nothing is left to load later. */
export function LazyMotion({ children }: { children: ReactNode }) {
  return children;
}
