import { classNames } from '@/lib/class-names';
import { brand } from '@/site/brand';
import { logoFile, mark } from '@/site/mark';

/** The size where the stylesheet didn't load. */
const unstyled = { width: 32, height: 32 } as const;

function LogoMark() {
  const { viewBox, size, cornerRadius, stroke, dot } = mark;
  if (logoFile !== null)
    return <img src={logoFile} alt="" {...unstyled} className="size-8 shrink-0 object-contain" />;
  return (
    <svg viewBox={viewBox} {...unstyled} aria-hidden className="size-8 shrink-0">
      <rect width={size} height={size} rx={cornerRadius} className="fill-accent" />
      <path
        d={stroke.d}
        fill="none"
        strokeWidth={stroke.width}
        strokeLinecap="round"
        className="stroke-on-accent"
      />
      <circle {...dot} className="fill-on-accent" />
    </svg>
  );
}

export function Logo({ nameClass }: { nameClass?: string }) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark />
      <span
        translate="no"
        className={classNames('text-lg leading-tight font-semibold tracking-[-0.02em]', nameClass)}
      >
        {brand.name}
      </span>
    </span>
  );
}
