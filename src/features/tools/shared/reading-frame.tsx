import type { ReactNode } from 'react';
import { useSettled } from './use-settled';

interface ReadingFrameProps {
  /** Where something is entered. */
  readonly input: ReactNode;
  /** What it comes to, beside it. */
  readonly reading: ReactNode;
  /** What was found, below both. */
  readonly findings: ReactNode;
  /** Whether what is shown belongs to what was entered before. */
  readonly isLate: boolean;
  /** The outcome in a few words, for those who don't see it; said once it stays the same. */
  readonly outcome: string;
}

/** A tool that reads a text: the text, the instruments, and what was found. */
export function ReadingFrame({ input, reading, findings, isLate, outcome }: ReadingFrameProps) {
  const said = useSettled(outcome);
  const late = 'transition-opacity duration-slow aria-busy:opacity-60 aria-busy:delay-300';
  return (
    <div className="grid grid-rows-[auto_1fr] *:min-w-0 lg:grid-cols-2">
      <div className="p-5 sm:p-6">{input}</div>
      <div
        aria-busy={isLate}
        className={`border-border bg-sunken p-5 max-lg:border-t sm:p-6 lg:border-s ${late}`}
      >
        {reading}
      </div>
      {findings !== null && (
        <div aria-busy={isLate} className={`border-t border-border p-5 sm:p-6 lg:col-span-2 ${late}`}>
          {findings}
        </div>
      )}
      <p role="status" className="sr-only">
        <span key={said}>{said}</span>
      </p>
    </div>
  );
}
