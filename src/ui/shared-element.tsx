import { type ReactNode, ViewTransition } from 'react';
import { useReducedMotion } from '@/lib/use-reduced-motion';

interface SharedElementProps {
  /** The same on both pages, and mounted at most once at a time. */
  readonly name: string;
  readonly children: ReactNode;
}

/** Moves an element from its place on one page to its place on the next, where the browser has view transitions. */
export function SharedElement({ name, children }: SharedElementProps) {
  const share = useReducedMotion() ? 'none' : 'shared-element';
  return (
    <ViewTransition name={name} share={share} default="none">
      {children}
    </ViewTransition>
  );
}
