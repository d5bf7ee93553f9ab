import { classNames } from '@/lib/class-names';
import { portraitParts } from './pieces/portrait-parts';

interface PortraitProps {
  /** The same seed always draws the same person; nobody real is meant. */
  readonly seed: string;
  /** Width and height in pixels; left out, the class name decides. */
  readonly size?: number;
  readonly className?: string;
}

/** Any number would do; from this one the people shown together come out unlike one another. */
const START = 3476246;

const { palettes, hair, collars, shapes } = portraitParts;

/**
 * A person put together from geometry; always decoration beside a written name. Only the ground follows the
 * theme: a face whose lights and darks are swapped looks like a negative.
 */
export function Portrait({ seed, size, className }: PortraitProps) {
  const draw = drawer(seed);
  const cut = pick(hair, draw());
  const colour = pick(palettes, draw());
  const shape = pick(shapes, draw());
  const collar = pick(collars, draw());
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
      <path d="M0 0h240v240H0z" className={colour.ground} />
      <g transform={mirrored ? 'matrix(-1 0 0 1 240 0)' : undefined}>
        <path d={shape} className={colour.shape} opacity="0.25" />
        <g className="scheme-light">
          <path d={cut.back} className={colour.hair} />
          <path d="M20 240c0-44 30-66 82-72h36c52 6 82 28 82 72z" className={colour.coat} />
          <path d="M102 128h36v38a18 16 0 0 1-36 0z" className={colour.skin} />
          <path d="M102 138c10 10 26 12 36 4v6c-12 10-28 8-36-2z" className="fill-fg" opacity="0.14" />
          <path d={collar} className="stroke-fg" opacity="0.35" />
          <ellipse cx="120" cy="98" rx="36" ry="46" className={colour.skin} />
          <path d="M120 52a36 46 0 0 1 0 92z" className="fill-fg" opacity="0.06" />
          <path d={cut.front} fillRule="evenodd" className={colour.hair} />
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
