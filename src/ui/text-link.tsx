import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';

export const textLinkClass =
  // The padding makes a target of 24 px and doesn't change the line.
  'rounded-sm py-1 font-medium text-accent-fg underline decoration-accent-fg/40 underline-offset-4 ' +
  'transition-colors duration-fast hover:decoration-current';

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(textLinkClass, className)} />;
}
