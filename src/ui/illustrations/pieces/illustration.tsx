import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

export interface IllustrationProps {
  readonly className?: string;
  /** Names the drawing for assistive technology; without it the drawing is decoration and hidden. */
  readonly title?: string;
}

interface FrameProps extends IllustrationProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The root of every drawing: hairlines, left to right in any language, sample labels left untranslated. */
export function Illustration({ width, height, title, className, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      direction="ltr"
      focusable={false}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={classNames('notranslate h-auto w-full', className)}
    >
      {children}
    </svg>
  );
}
