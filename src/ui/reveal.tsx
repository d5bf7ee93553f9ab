import type { ReactNode } from 'react';

const STAGGER_MS = 100;

interface RevealProps {
  /** Position among siblings: each comes 100 ms after the one before. */
  readonly index?: number;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Comes in when it is scrolled to. The only place that names the library's attributes. */
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
