import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { seededRandom } from '@/lib/seeded-random';
import { inks, type Ink } from '@/ui/inks';
import { glyphs } from './glyphs';

const WIDTH = 1200;
const HEIGHT = 520;

/** Made anew in each render of a drawing, so that a second render draws the same. Returns numbers between 0 and 1. */
function randomFrom(seed: string): () => number {
  const next = seededRandom(seed);
  return () => next() / 2 ** 32;
}

const drawings = {
  chat: Bubbles,
  translation: Glyphs,
  mood: Needles,
  voice: RadialWave,
  cloud: Tiles,
  privacy: MaskedLines,
  tally: Tally,
} as const satisfies Record<Ink | 'privacy' | 'tally', (props: { seed: string }) => ReactNode>;

type MotifKind = keyof typeof drawings;

/** Privacy and tally have drawings of their own in the ink of another capability. */
export function inkOf(kind: MotifKind): Ink {
  if (kind === 'privacy') return 'cloud';
  return kind === 'tally' ? 'translation' : kind;
}

interface MotifProps {
  readonly kind: MotifKind;
  /** The same seed always gives the same drawing. */
  readonly seed: string;
  readonly className?: string;
}

/** A capability's drawing, made from a seed. Decoration: it has no text and is hidden from screen readers. */
export function Motif({ kind, seed, className }: MotifProps) {
  const Drawing = drawings[kind];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      aria-hidden
      focusable={false}
      className={classNames(inks[inkOf(kind)].text, className)}
    >
      <Drawing seed={`${kind} ${seed}`} />
    </svg>
  );
}

/** Stacked messages: the customer's on the left as outlines, the replies on the right, filled. */
function Bubbles({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const rows = Array.from({ length: 8 }, (_, row) => {
    const isReply = row % 3 !== 0;
    const width = 160 + Math.round(random() * 380);
    const x = isReply ? WIDTH - 60 - width - Math.round(random() * 280) : 60 + Math.round(random() * 420);
    return { row, isReply, x, y: 15 + row * 64, width, opacity: 0.12 + random() * 0.5 };
  });
  return rows.map(({ row, isReply, x, y, width, opacity }) => (
    <rect
      key={row}
      x={x}
      y={y}
      width={width}
      height="46"
      rx="23"
      fill={isReply ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="2"
      opacity={opacity.toFixed(2)}
    />
  ));
}

const outlines = Object.values(glyphs);

/** Letters of several scripts, one over the other. */
function Glyphs({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const first = Math.floor(random() * outlines.length);
  return [0, 1, 2, 3].map((place) => (
    <path
      key={place}
      d={outlines[(first + place) % outlines.length]}
      transform={`translate(${60 + place * 290} ${Math.round(330 + random() * 110)})`}
      fill="currentColor"
      opacity={place % 2 === 0 ? 0.16 : 0.35}
    />
  ));
}

/** A field of needles around a point: the nearer they are, the stronger. */
function Needles({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const [poleX, poleY] = [620 + random() * 380, 130 + random() * 260];
  const needles = Array.from({ length: 24 * 10 }, (_, index) => {
    const [x, y] = [24 + (index % 24) * 50, 26 + Math.floor(index / 24) * 52];
    const distance = Math.hypot(x - poleX, y - poleY);
    const angle = Math.atan2(y - poleY, x - poleX) + 1.2 - distance / 420;
    const [dx, dy] = [Math.round(Math.cos(angle) * 18), Math.round(Math.sin(angle) * 18)];
    return { d: `M${x - dx} ${y - dy}l${2 * dx} ${2 * dy}`, ring: Math.floor(distance / 190) };
  });
  return (
    <g stroke="currentColor" strokeWidth="6" strokeLinecap="round">
      {[0.9, 0.55, 0.3, 0.18].map((opacity, ring, { length }) => (
        <path
          key={opacity}
          d={needles
            .filter((needle) => Math.min(needle.ring, length - 1) === ring)
            .map(({ d }) => d)
            .join('')}
          opacity={opacity}
        />
      ))}
    </g>
  );
}

const RAYS = 132;

/** A sound wave around a circle. */
function RadialWave({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const [slow, fast] = [3 + Math.floor(random() * 3), 11 + Math.floor(random() * 6)];
  const rays = Array.from({ length: RAYS }, (_, index) => {
    const angle = (index / RAYS) * 2 * Math.PI;
    const loud = Math.abs(Math.sin(angle * slow) * 0.6 + Math.sin(angle * fast) * 0.4);
    const length = 14 + loud * (70 + random() * 90);
    return { angle, length };
  });
  function ring(radius: number, scale: number) {
    return rays
      .map(({ angle, length }) => `M${point(angle, radius)}L${point(angle, radius + length * scale)}`)
      .join('');
  }
  return (
    <g transform="translate(890 260)" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
      <path d={ring(124, 1)} opacity=".75" />
      <path d={ring(300, 1.5)} opacity=".18" />
      <circle r="92" strokeWidth="2" opacity=".5" />
    </g>
  );
}

function point(angle: number, radius: number): string {
  return `${Math.round(Math.cos(angle) * radius)} ${Math.round(Math.sin(angle) * radius)}`;
}

/** Half the width and half the height of an isometric tile. */
const TILE = { x: 78, y: 45 } as const;
const TILES_PER_SIDE = 11;
const FIRST_STOP = { column: 1, row: 4 };

/** Isometric tiles and a route across them that turns at the raised ones. */
function Tiles({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const stops = [FIRST_STOP];
  for (let leg = 0; leg < 5; leg += 1) {
    const { column, row } = stops.at(-1) ?? FIRST_STOP;
    const steps = 1 + Math.floor(random() * 2);
    stops.push(leg % 2 === 0 ? { column: column + steps, row } : { column, row: row - steps });
  }
  const grid = Array.from({ length: TILES_PER_SIDE ** 2 }, (_, index) => ({
    column: (index % TILES_PER_SIDE) - 2,
    row: Math.floor(index / TILES_PER_SIDE) - 3,
  }));
  return (
    <g stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
      <path d={grid.map((tile) => `M${corner(tile)}${TOP}`).join('')} opacity=".25" />
      <polyline
        points={stops.map((tile) => corner(tile, TILE.y)).join(' ')}
        strokeWidth="5"
        strokeDasharray="1 11"
        strokeLinecap="round"
      />
      {faces.map(({ outline, opacity }) => (
        <path
          key={outline}
          d={stops.map((tile) => `M${corner(tile, -LIFT)}${outline}`).join('')}
          fill="currentColor"
          fillOpacity={opacity}
          opacity=".85"
        />
      ))}
    </g>
  );
}

/** A count kept by hand, in groups of five. One of its rows stands out. */
function Tally({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const strongest = Math.floor(random() * 4);
  return (
    <g stroke="currentColor" strokeWidth="9" strokeLinecap="round">
      {[0, 1, 2, 3].map((row) => {
        const count = 14 + Math.floor(random() * 22);
        const marks = Array.from({ length: count }, (_, mark) => {
          const x = 180 + Math.floor(mark / 5) * 140 + (mark % 5) * 24;
          const y = 36 + row * 122 + Math.round(random() * 6);
          return mark % 5 === 4
            ? `M${x - 112} ${y + 62}l104-46`
            : `M${x} ${y}l${Math.round(random() * 6) - 3} 80`;
        });
        return <path key={row} d={marks.join('')} opacity={row === strongest ? 0.9 : 0.28} />;
      })}
    </g>
  );
}

/** Lines of a text in which some words are blocks. */
function MaskedLines({ seed }: { seed: string }) {
  const random = randomFrom(seed);
  const words = Array.from({ length: 8 }, (_, row) => {
    const line = [];
    for (let x = 40 + Math.round(random() * 60); x < WIDTH;) {
      const width = 50 + Math.round(random() * 150);
      line.push({ x, y: 36 + row * 64, width, isMasked: random() < 0.3 });
      x += width + 26;
    }
    return line;
  }).flat();
  function path(isMasked: boolean) {
    return words
      .filter((word) => word.isMasked === isMasked)
      .map(({ x, y, width }) => `M${x} ${y}h${width}`)
      .join('');
  }
  return (
    <g stroke="currentColor">
      <path d={path(false)} strokeWidth="6" strokeLinecap="round" opacity=".35" />
      <path d={path(true)} strokeWidth="34" opacity=".8" />
    </g>
  );
}

const LIFT = 28;
const TOP = `l${TILE.x} ${TILE.y}l-${TILE.x} ${TILE.y}l-${TILE.x}-${TILE.y}z`;
/** The faces of a raised tile, from its upper corner. */
const faces = [
  { outline: TOP, opacity: 0.5 },
  { outline: `m-${TILE.x} ${TILE.y}v${LIFT}l${TILE.x} ${TILE.y}v-${LIFT}z`, opacity: 0.12 },
  { outline: `m${TILE.x} ${TILE.y}v${LIFT}l-${TILE.x} ${TILE.y}v-${LIFT}z`, opacity: 0.28 },
] as const;

/** The upper corner of a tile, or the point below it. */
function corner({ column, row }: { column: number; row: number }, below = 0): string {
  return `${800 + (column - row) * TILE.x} ${-10 + (column + row) * TILE.y + below}`;
}
