import { type ReactNode, ViewTransition } from 'react';
import { useReducedMotion } from '@/lib/use-reduced-motion';

interface SharedElementProps {
  /** The same on both pages, and mounted at most once at a time. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Moves an element from its place on one page to its place on the next, where the browser has view transitions. */
export function SharedElement({ name, children }: SharedElementProps) {
  // While a view transition starts, React drops clicks; without an animation, that would be for nothing.
  if (useReducedMotion()) return children;
  return (
    <ViewTransition name={name} share="shared-element" default="none">
      {children}
    </ViewTransition>
  );
}
