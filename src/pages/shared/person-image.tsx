import { useId } from 'react';
import { classNames } from '@/lib/class-names';
import { initialsOf } from '@/lib/initials';
import { seededRandom } from '@/lib/seeded-random';

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

interface PortraitProps {
  readonly name: string;
  /** The same seed always gives the same composition. */
  readonly seed: string;
  /** Only the initials, for a portrait of a few pixels. */
  readonly small?: boolean | undefined;
  readonly className?: string;
}

/** The variants of each part, in a view box of 240 by 240. */
const parts = {
  palettes: [
    { ground: 'fill-chat-tint', ink: 'fill-chat-ink', line: 'stroke-chat-ink' },
    { ground: 'fill-translation-tint', ink: 'fill-translation-ink', line: 'stroke-translation-ink' },
    { ground: 'fill-mood-tint', ink: 'fill-mood-ink', line: 'stroke-mood-ink' },
    { ground: 'fill-voice-tint', ink: 'fill-voice-ink', line: 'stroke-voice-ink' },
    { ground: 'fill-cloud-tint', ink: 'fill-cloud-ink', line: 'stroke-cloud-ink' },
  ],
  /** Inside this shape, the colors of ground and letters are swapped. */
  lenses: [
    'M62 104a92 92 0 1 0 184 0a92 92 0 1 0-184 0z',
    'M0 240 240 0V240z',
    'M0 240a120 120 0 0 1 240 0z',
    'M120 0h120v240H120z',
    'M240 26A214 214 0 0 0 26 240H240z',
    'M-20 146a86 86 0 1 0 172 0a86 86 0 1 0-172 0z',
  ],
  spots: [
    [34, 34],
    [206, 34],
    [206, 206],
    [34, 206],
  ],
} as const;

const WHOLE = 'M0 0h240v240H0z';

/** Initial state of the hash, chosen so that the portraits of one page differ. */
const HASH_START = 4920;

/** A generated picture with a person's initials. Hidden from screen readers, because the name is written beside it. */
export function Portrait({ name, seed, small = false, className }: PortraitProps) {
  const id = useId();
  const random = seededRandom(seed, HASH_START);
  const { ground, ink, line } = pick(parts.palettes, random());
  const lens = pick(parts.lenses, random());
  const [cx, cy] = pick(parts.spots, random());
  const letters = (
    <text
      x="116"
      y="166"
      textAnchor="middle"
      fontSize="136"
      fontWeight="600"
      letterSpacing="-9"
      className="font-sans notranslate"
    >
      {initialsOf(name)}
    </text>
  );
  return (
    <svg viewBox="0 0 240 240" aria-hidden focusable={false} className={classNames('max-w-full', className)}>
      <path d={WHOLE} className={ground} />
      {!small &&
        [1, 2, 3].map((ring) => (
          <circle key={ring} cx={cx} cy={cy} r={ring * 34} fill="none" opacity={0.28} className={line} />
        ))}
      <g className={ink}>{letters}</g>
      {!small && (
        <>
          <clipPath id={id}>
            <path d={lens} />
          </clipPath>
          <g clipPath={`url(#${id})`}>
            <path d={lens} className={ink} />
            <g className={ground}>{letters}</g>
          </g>
          <circle cx={cx} cy={cy} r="11" className="fill-surface" />
        </>
      )}
    </svg>
  );
}

function pick<First, Rest>(options: readonly [First, ...Rest[]], number: number): First | Rest {
  return options[number % options.length] ?? options[0];
}
