import type { ReactNode } from 'react';

const STAGGER_MS = 100;

interface RevealProps {
  /** Position among siblings: each is delayed by another 100 ms. */
  readonly index?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Animates in on scroll. The only component that sets AOS attributes. */
export function Reveal({ index = 0, className, children }: RevealProps) {
  return (
    <div
      data-aos="fade-up"
      data-aos-delay={index * STAGGER_MS}
      style={{ transitionDelay: `${index * STAGGER_MS}ms` }}
      className={className}
    >
      {children}
    </div>
  );
}
