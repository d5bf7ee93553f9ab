import { classNames } from '@/lib/class-names';
import { initialsOf } from '@/lib/text';

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
        x="118"
        y="153"
        textAnchor="middle"
        fontSize="96"
        fontWeight="600"
        letterSpacing="-4"
        fill="currentColor"
        className="font-sans notranslate"
      >
        {initialsOf(name)}
      </text>
    </svg>
  );
}

interface PersonLineProps {
  readonly name: string;
  /** Its mark replaces the portrait. */
  readonly business?: string;
  readonly image?: string | undefined;
  readonly text: string;
}

/** A small portrait or mark with the name, and what the person does. */
export function PersonLine({ name, business, image, text }: PersonLineProps) {
  return (
    <span className="flex grow items-center gap-3">
      <PersonImage
        name={business ?? name}
        image={image}
        className={classNames(
          'shrink-0',
          business === undefined ? 'size-14 rounded-full' : 'size-11 rounded-control',
        )}
      />
      <span className="text-xs">
        <span className="block text-sm font-medium" translate="no">
          {name}
        </span>
        <span className="block text-fg-muted">{text}</span>
      </span>
    </span>
  );
}
