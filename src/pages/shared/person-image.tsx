import { Portrait } from '@/ui/portrait';

interface PersonImageProps {
  readonly name: string;
  /** An address that starts with a slash is a photo; anything else is the seed of a composition with the initials. */
  readonly image: string;
  readonly small?: boolean | undefined;
  readonly className: string;
}

/** Decorative, because the name is written beside it. */
export function PersonImage({ name, image, small, className }: PersonImageProps) {
  return image.startsWith('/') ? (
    <img src={image} alt="" loading="lazy" decoding="async" className={`object-cover ${className}`} />
  ) : (
    <Portrait name={name} seed={image} small={small} className={className} />
  );
}
