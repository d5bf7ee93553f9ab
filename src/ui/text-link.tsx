import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '@/lib/class-names';

export const textLinkClass =
  'rounded-sm font-medium text-accent-fg underline decoration-accent-fg/40 underline-offset-4 ' +
  'transition-colors duration-fast hover:decoration-current';

export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={classNames(textLinkClass, className)} />;
}
