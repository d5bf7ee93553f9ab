import { classNames } from '@/lib/class-names';

/** An L drawn in one stroke, and the light it holds. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={classNames('size-8 shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <path
        d="M11 8v11.5a4.5 4.5 0 0 0 4.5 4.5H22"
        fill="none"
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-on-accent"
      />
      <circle cx="20.5" cy="11.5" r="3.5" className="fill-on-accent" />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span translate="no" className="text-lg font-semibold tracking-[-0.02em]">
        {name}
      </span>
    </span>
  );
}
