import type { HTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';

const radii = { input: 'rounded-input', card: 'rounded-card', panel: 'rounded-panel' } as const;
const paddings = { none: '', sm: 'p-4', md: 'p-5 sm:p-6', lg: 'p-6 sm:p-8' } as const;

interface PanelProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'div' | 'article' | 'aside' | 'dl' | 'figure' | 'li' | 'ol' | 'p' | 'ul';
  readonly radius?: keyof typeof radii;
  readonly padding?: keyof typeof paddings;
  readonly raised?: boolean;
}

/** A bordered surface. */
export function Panel({
  as: Element = 'div',
  radius = 'card',
  padding = 'md',
  raised = false,
  className,
  ...rest
}: PanelProps) {
  return (
    <Element
      {...rest}
      className={classNames(
        'border border-border bg-surface',
        radii[radius],
        paddings[padding],
        raised && 'shadow-raised',
        className,
      )}
    />
  );
}
