import { classNames } from '@/lib/class-names';
import { initialsOf } from '@/lib/initials';
import { seededRandom } from '@/lib/seeded-random';
import { inks } from '@/ui/inks';

interface PersonImageProps {
  readonly name: string;
  /** An address that starts with a slash is a photo; anything else is the seed of a drawing. */
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
  /** The same seed always gives the same portrait. */
  readonly seed: string;
  /** Only the initials, for a portrait of a few pixels. */
  readonly small?: boolean | undefined;
  readonly className?: string;
}

/** Around a face at 120, 108. `back` is behind the head. */
const hairstyles = [
  {
    back: '',
    front: 'M77 108C70 66 90 46 122 46c34 0 47 26 40 62-3-14-8-22-17-27-20 8-42 6-56-2-7 8-10 18-12 29z',
  },
  {
    back: 'M64 150C54 70 82 40 120 40s66 30 56 110c-6 14-106 14-112 0z',
    front: 'M78 108c4-22 14-34 50-38 18 4 30 16 34 38 4-38-14-58-42-58s-46 20-42 58z',
  },
  {
    back: 'M146 38a26 26 0 1 1-52 0 26 26 0 0 1 52 0z',
    front: 'M77 110c-4-40 14-60 43-60s47 20 43 60c-7-24-22-34-43-34s-36 10-43 34z',
  },
  {
    back: 'M62 128a24 24 0 0 1-2-38 26 26 0 0 1 18-38 30 30 0 0 1 42-14 30 30 0 0 1 42 14 26 26 0 0 1 18 38 24 24 0 0 1-2 38z',
    front:
      'M78 106c-6-36 12-54 42-54s48 18 42 54a16 16 0 0 1-18-18 18 18 0 0 1-24-6 18 18 0 0 1-24 6 16 16 0 0 1-18 18z',
  },
  {
    back: 'M68 118C62 64 88 42 120 42s58 22 52 76l14 96H54z',
    front: 'M78 112c2-22 12-34 26-44 14 20 40 22 58 44 4-40-14-62-42-62S74 72 78 112z',
  },
] as const;

const extras = [
  '',
  /** Glasses. */
  'M85 110a15 13 0 1 0 30 0 15 13 0 1 0-30 0zm40 0a15 13 0 1 0 30 0 15 13 0 1 0-30 0zm-10-3q5-4 10 0',
] as const;

/** How much of the ink is in the face, in percent. */
const complexions = [14, 30, 46] as const;

const HEAD = 'M80 106a40 44 0 0 1 80 0v8a40 46 0 0 1-80 0z';
/** The half of the face that is away from the light: its edge is the line of brow, nose, and chin. */
const SHADE =
  'M122 62c2 18-6 22-4 34 0 10-8 20-10 26 2 4 8 4 8 8-3 4 0 6-1 10-1 6 4 12 5 20a40 46 0 0 0 40-46v-8a40 44 0 0 0-38-44z';
const NECK = 'M102 140h36v32a18 16 0 0 1-36 0z';
const SHOULDERS = 'M18 240c0-44 36-62 80-70h44c44 8 80 26 80 70z';

/** Initial state of the hash, chosen so that the portraits of one page differ. */
const HASH_START = 27075;

const kinds = ['chat', 'translation', 'mood', 'voice', 'cloud'] as const;

/** A drawn person in shades of one ink, the same in both themes. Hidden from screen readers, because the name is written beside it. */
export function Portrait({ name, seed, small = false, className }: PortraitProps) {
  const random = seededRandom(seed, HASH_START);
  const { tint, text } = inks[pick(kinds, random())];
  const hair = pick(hairstyles, random());
  const extra = pick(extras, random());
  const complexion = pick(complexions, random());
  const hidden = { 'aria-hidden': true, focusable: false } as const;
  if (small)
    return (
      <svg viewBox="0 0 240 240" {...hidden} className={classNames('max-w-full', tint, text, className)}>
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
  return (
    <svg
      viewBox="16 26 208 208"
      {...hidden}
      className={classNames('max-w-full scheme-light', text, className)}
    >
      <path d="M0 0h240v240H0z" fill="currentColor" />
      <circle cx="150" cy="92" r="84" fill={light(70)} />
      <path d={hair.back} fill={dark(42)} />
      <path d={SHOULDERS} fill={dark(68)} />
      <path d={NECK} fill={light(complexion + 28)} />
      <path d={HEAD} fill={light(complexion)} />
      <path d={SHADE} fill={light(complexion + 18)} />
      <path d={hair.front} fill={dark(42)} />
      <path d={extra} fill="none" stroke={dark(30)} strokeWidth="4" />
    </svg>
  );
}

function light(percent: number): string {
  return `color-mix(in oklab, currentColor ${percent}%, white)`;
}

function dark(percent: number): string {
  return `color-mix(in oklab, currentColor ${percent}%, black)`;
}

function pick<First, Rest>(options: readonly [First, ...Rest[]], number: number): First | Rest {
  return options[number % options.length] ?? options[0];
}
