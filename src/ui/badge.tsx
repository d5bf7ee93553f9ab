import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

const tones = {
  neutral: 'bg-surface-2 text-fg-muted',
  accent: 'bg-accent-soft text-accent-fg',
  success: 'bg-mint-soft text-mint',
  warn: 'bg-warn-soft text-warn',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof tones;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={classNames('rounded-full px-2.5 py-0.5 text-xs font-medium whitespace-nowrap', tones[tone])}
    >
      {children}
    </span>
  );
}
