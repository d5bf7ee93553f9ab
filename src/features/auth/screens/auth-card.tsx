import type { ReactNode } from 'react';
import { useBootEnd } from '@/boot/handover';
import { useHeadingFocus } from '../use-heading-focus';
import { brand } from '@/site/brand';

interface AuthCardProps {
  readonly title: string;
  readonly description?: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** The column every sign-in screen is set in. */
export function AuthCard({ title, description, lead, children }: AuthCardProps) {
  const heading = useHeadingFocus();
  useBootEnd('login');
  return (
    <div className="mx-auto w-full max-w-[27.5rem]">
      <title>{`${title} · ${brand.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      <h1 ref={heading} tabIndex={-1} className="text-h2">
        {title}
      </h1>
      {lead}
      <div className="mt-6 space-y-6">{children}</div>
    </div>
  );
}
