import { initialsOf } from '@/lib/initials';
import { classNames } from '@/lib/class-names';

interface PersonImageProps {
  readonly name: string;
  /** The address of a picture; without one, the initials are shown. */
  readonly image?: string | undefined;
  readonly className: string;
}

/** Decorative, because the name is written beside it. */
export function PersonImage({ name, image, className }: PersonImageProps) {
  if (image !== undefined)
    return <img src={image} alt="" loading="lazy" decoding="async" className={`object-cover ${className}`} />;
  return (
    <svg
      viewBox="0 0 240 240"
      aria-hidden
      focusable={false}
      className={classNames('max-w-full bg-accent-soft text-accent-fg', className)}
    >
      <text
        x="116"
        y="166"
        textAnchor="middle"
        fontSize="136"
        fontWeight="600"
        letterSpacing="-9"
        fill="currentColor"
        className="font-sans notranslate"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}
