import { classNames } from '@/lib/class-names';

interface PortraitProps {
  /** The same seed always draws the same fictional person. */
  readonly seed: string;
  /** Width and height in pixels; left out, the class name decides. */
  readonly size?: number;
  readonly className?: string;
}

/** What a portrait is put together from; drawn in a box of 240, the head around 120, 98. */
const parts = {
  palettes: [
    {
      ground: 'fill-accent-soft',
      shape: 'fill-accent',
      coat: 'fill-accent',
      skin: 'fill-border',
      hair: 'fill-fg-muted',
    },
    {
      ground: 'fill-accent',
      shape: 'fill-on-accent',
      coat: 'fill-warn-soft',
      skin: 'fill-border-strong',
      hair: 'fill-fg',
    },
    {
      ground: 'fill-mint-soft',
      shape: 'fill-mint',
      coat: 'fill-mint',
      skin: 'fill-warn-soft',
      hair: 'fill-warn',
    },
    {
      ground: 'fill-border-strong',
      shape: 'fill-surface',
      coat: 'fill-accent',
      skin: 'fill-border',
      hair: 'fill-fg',
    },
    {
      ground: 'fill-warn-soft',
      shape: 'fill-warn',
      coat: 'fill-fg-muted',
      skin: 'fill-border',
      hair: 'fill-accent',
    },
    {
      ground: 'fill-border-strong',
      shape: 'fill-accent',
      coat: 'fill-warn-soft',
      skin: 'fill-fg-muted',
      hair: 'fill-fg',
    },
  ],
  hair: [
    {
      back: '',
      front: 'M82 98C76 54 98 42 122 42s44 14 36 56c-3-14-8-22-16-26-16 8-36 8-50 4-6 6-9 14-10 22z',
    },
    {
      back: 'M120 42c-32 0-50 22-50 56v46c0 8 6 12 14 12h72c8 0 14-4 14-12V98c0-34-18-56-50-56z',
      front: 'M81 96c-2-36 14-52 39-52s41 16 39 52c-20-4-40-10-48-24-4 12-16 22-30 24z',
    },
    {
      back: 'M120 40c-36 0-52 26-52 60 0 40-6 62-18 84h140c-12-22-18-44-18-84 0-34-16-60-52-60z',
      front: 'M80 112c-4-44 14-68 40-68s44 24 40 68c-6-20-20-34-40-42-20 8-34 22-40 42z',
    },
    {
      back: 'M142 34a22 22 0 1 1-44 0a22 22 0 1 1 44 0z',
      front: 'M82 100c-4-40 14-56 38-56s42 16 38 56c-6-18-18-28-38-28s-32 10-38 28z',
    },
    {
      back: 'M98 62a20 20 0 1 1-12 34 20 20 0 0 1-6-36 22 22 0 0 1 20-26 24 24 0 0 1 40 0 22 22 0 0 1 20 26 20 20 0 0 1-6 36 20 20 0 0 1-12-34z',
      front:
        'M80 94c-2-34 16-50 40-50s42 16 40 50a14 14 0 0 1-16-14 14 14 0 0 1-24-4 14 14 0 0 1-24 4 14 14 0 0 1-16 14z',
    },
    {
      back: '',
      front: 'M83 104C72 62 92 38 126 40c30 2 42 26 32 62-2-12-6-20-12-26-24 6-46-2-52-14-2 14-8 26-11 42z',
    },
    {
      back: '',
      front:
        'M83 98c-4-36 12-54 37-54s41 18 37 54c-3-14-7-22-13-26-14-6-34-6-48 0-6 4-10 12-13 26zM84 104c0 28 14 44 36 44s36-16 36-44c-2 12-6 20-12 24-6-6-14-8-24-8s-18 2-24 8c-6-4-10-12-12-24z',
    },
    {
      back: 'M120 36c-38 0-54 28-52 64 1 30 2 54-14 78h132c-16-24-15-48-14-78 2-36-14-64-52-64z',
      front:
        'M82 98c0-36 14-54 38-54s38 18 38 54c0 22-6 38-12 46 0 14 4 22 10 30q-36 22-72 0c6-8 10-16 10-30-6-8-12-24-12-46zM91 102c0 24 11 38 29 38s29-14 29-38-11-38-29-38-29 14-29 38z',
    },
    {
      back: '',
      front: 'M82 96V60c0-16 10-28 26-28h28c14 0 22 12 22 28v36c-4-14-6-20-10-22H92c-4 2-7 8-10 22z',
    },
  ],
  collars: [
    'M100 169a20 16 0 0 0 40 0',
    'M98 168l22 38 22-38',
    'M98 168 78 240M142 168l20 72M98 168l22 30 22-30',
  ],
  shapes: [
    'M32 120a88 88 0 1 1 176 0z',
    'M24 104a96 96 0 1 0 192 0a96 96 0 1 0-192 0z',
    'M0 240V120L120 0h120v120L120 240z',
    'M120 0h120v240H120z',
  ],
} as const;

/** Any number would do; from this one the people shown together come out unlike one another. */
const START = 3476246;

/**
 * A person put together from geometry; always decoration beside a written name. Only the ground follows the
 * theme: a face whose lights and darks are swapped looks like a negative.
 */
export function Portrait({ seed, size, className }: PortraitProps) {
  const draw = drawer(seed);
  const cut = pick(parts.hair, draw());
  const color = pick(parts.palettes, draw());
  const shape = pick(parts.shapes, draw());
  const collar = pick(parts.collars, draw());
  const glasses = draw() % 4 === 0;
  const mirrored = draw() % 2 === 0;
  return (
    <svg
      viewBox="0 0 240 240"
      width={size}
      height={size}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable={false}
      className={classNames('max-w-full', className)}
    >
      <path d="M0 0h240v240H0z" className={color.ground} />
      <g transform={mirrored ? 'matrix(-1 0 0 1 240 0)' : undefined}>
        <path d={shape} className={color.shape} opacity="0.25" />
        <g className="scheme-light">
          <path d={cut.back} className={color.hair} />
          <path d="M20 240c0-44 30-66 82-72h36c52 6 82 28 82 72z" className={color.coat} />
          <path d="M102 128h36v38a18 16 0 0 1-36 0z" className={color.skin} />
          <path d="M102 138c10 10 26 12 36 4v6c-12 10-28 8-36-2z" className="fill-fg" opacity="0.14" />
          <path d={collar} className="stroke-fg" opacity="0.35" />
          <ellipse cx="120" cy="98" rx="36" ry="46" className={color.skin} />
          <path d="M120 52a36 46 0 0 1 0 92z" className="fill-fg" opacity="0.06" />
          <path d={cut.front} fillRule="evenodd" className={color.hair} />
          {glasses && (
            <path
              d="M92 102a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM124 102a12 12 0 1 0 24 0a12 12 0 1 0-24 0zM116 100q4-3 8 0"
              className="stroke-fg"
            />
          )}
        </g>
      </g>
    </svg>
  );
}

/** A stream of numbers that a text decides (FNV-1a, then mulberry32). */
function drawer(text: string): () => number {
  let state = START;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

function pick<First, Rest>(options: readonly [First, ...Rest[]], number: number): First | Rest {
  return options[number % options.length] ?? options[0];
}
