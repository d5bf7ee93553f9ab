import { Portrait } from '@/ui/illustrations/portrait';

interface PersonImageProps {
  /** An address that starts with a slash is a photo; anything else is the seed of a drawn portrait. */
  readonly image: string;
  readonly className: string;
}

/** Decorative, because the name is written beside it. */
export function PersonImage({ image, className }: PersonImageProps) {
  return image.startsWith('/') ? (
    <img src={image} alt="" loading="lazy" decoding="async" className={`object-cover ${className}`} />
  ) : (
    <Portrait seed={image} className={className} />
  );
}
