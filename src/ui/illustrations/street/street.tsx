import { useId, type CSSProperties } from 'react';
import { classNames } from '@/lib/class-names';
import { seededRandom } from '@/lib/seeded-random';
import { drawStreet, GROUND, HEIGHT } from './draw-street';
import { kinds, STONE, tones, type Kind, type Pane, type Tone } from './pen';

/** A crop starts here. Only chimneys and gables are higher. */
const TOP = 56;
/** The share of lit windows where they stand for nothing. */
const quiet = [0.3] as const;
const allKinds = Object.keys(kinds).filter((key): key is Kind => key in kinds);
const behindWindows = tones.slice(2, tones.indexOf('inside'));
const beforeWindows = ['inside', 'ink'] as const satisfies readonly Tone[];
const beforeDoors = ['leaf', 'edge', 'sun'] as const satisfies readonly Tone[];

interface StreetProps {
  /** Starts the street with another house. */
  readonly seed?: string;
  /** How many houses it has before it starts again. */
  readonly houses?: number;
  /** The shares of lit windows along the street, from left to right. */
  readonly lit?: readonly number[] | undefined;
  /** How many lit windows wait for the team. */
  readonly held?: number;
  /** The height of a crop, from the highest roof. Without one, the houses stand on their sidewalk. */
  readonly crop?: number;
  readonly scale?: number;
  /** How far from the left the shop stands. */
  readonly shopAt?: string;
  /** What the shop's sign says. */
  readonly sign?: string;
  /** The sun stands on the roof of the shop. */
  readonly sun?: boolean;
  /** Shops are lit. */
  readonly isOpen?: boolean;
  readonly className?: string;
}

/** Decoration: a street in the tones of the hour that it stands in, at the lower edge of a box. */
export function Street({
  seed = '',
  houses,
  lit = quiet,
  held = 0,
  crop,
  scale = 1,
  shopAt,
  sign,
  sun = false,
  isOpen = true,
  className,
}: StreetProps) {
  const id = useId();
  const top = crop === undefined ? 0 : TOP;
  const { paths, lines, panes, width, shop, tallest } = drawStreet(
    seed,
    crop === undefined ? HEIGHT : top + crop,
    houses,
  );
  const order = scatter(panes, seed);
  const shown = order.filter(
    ({ pane, rank }) => rank < (lit[Math.floor((pane.x / width) * lit.length)] ?? 0),
  );
  const waiting = shown.slice(0, held);
  const middle = width / 2;
  const place: CSSProperties & Record<'--shift' | '--phone-shift', string> = {
    '--shift': shopAt === undefined ? '0px' : `calc(${shopAt} - 50vw + ${(middle - shop) * scale}px)`,
    // A phone has room for two houses.
    '--phone-shift': `${(middle - (crop === undefined ? shop : tallest)) * scale}px`,
  };
  const fill = (tone: Tone) => {
    const path = paths.get(tone);
    return (
      path !== undefined && (
        <path key={tone} d={path} fill={`var(--${tone === 'inside' && !isOpen ? 'roof' : tone})`} />
      )
    );
  };
  return (
    <svg
      aria-hidden
      focusable={false}
      height={(crop ?? HEIGHT) * scale}
      className={classNames(
        'street pointer-events-none absolute inset-x-0 bottom-0 w-full overflow-visible',
        className,
      )}
    >
      <svg x="50%" y={-top * scale} className="overflow-visible">
        <g style={place} className="translate-x-(--shift) max-sm:translate-x-(--phone-shift)">
          <g transform={`scale(${scale}) translate(${-Math.round(middle)})`}>
            {/* On wide screens, the street goes on. */}
            <use href={`#${id}`} x={-width} />
            <use href={`#${id}`} x={width} />
            <g id={id}>
              {fill('cloud')}
              {sun && <circle cx={shop + 14} cy="124" r="62" fill="var(--edge)" />}
              {fill('far')}
              <path d={lines.rim} stroke="var(--trim)" strokeWidth="10" strokeDasharray="6 9" />
              {behindWindows.map(fill)}
              <g strokeWidth="5">
                <path d={lines.tiles} stroke="var(--shade)" strokeWidth="2" strokeDasharray="16 5" />
                <path d={lines.teeth} stroke="var(--trim)" strokeDasharray="4 5" />
              </g>
              {allKinds.map((kind) => (
                <Windows
                  key={kind}
                  id={`${id}${kind}`}
                  kind={kind}
                  all={panes}
                  lit={shown.map(({ pane }) => pane)}
                  held={waiting.map(({ pane }) => pane)}
                />
              ))}
              {beforeWindows.map(fill)}
              <path d={lines.bars} stroke="var(--c)" strokeWidth="2" fill="none" />
              <path d={lines.iron} stroke="var(--ink)" strokeWidth="16" strokeDasharray="1.5 6.5" />
              {beforeDoors.map(fill)}
              {sign !== undefined && (
                <text
                  x={shop}
                  y={GROUND - 66}
                  textAnchor="middle"
                  fontSize="15"
                  fontWeight="600"
                  letterSpacing="1"
                  fill={isOpen ? 'var(--sun)' : 'var(--trim)'}
                >
                  {sign}
                </text>
              )}
            </g>
          </g>
        </g>
      </svg>
      {crop === undefined && (
        <>
          <rect y={GROUND * scale} width="100%" height={(HEIGHT - GROUND) * scale} fill="var(--roof)" />
          <rect y={GROUND * scale} width="100%" height="5" fill="var(--trim)" />
        </>
      )}
    </svg>
  );
}

interface WindowsProps {
  readonly id: string;
  readonly kind: Kind;
  readonly all: readonly Pane[];
  readonly lit: readonly Pane[];
  readonly held: readonly Pane[];
}

/** All windows of one kind: each part is the same line down their middles, with another width and dashes. */
function Windows({ id, kind, all, lit, held }: WindowsProps) {
  const { width, glass } = kinds[kind];
  const path = (panes: readonly Pane[]) =>
    panes
      .filter((pane) => pane.kind === kind)
      .map(({ x, y }) => `M${x} ${y}v${glass + 2 * STONE}`)
      .join('');
  const href = `#${id}`;
  return (
    <>
      <defs>
        <path id={id} d={path(all)} />
      </defs>
      <use href={href} stroke="var(--trim)" strokeWidth={width + 5} />
      <g strokeWidth={width} strokeDasharray={`0 ${STONE} ${glass} 99`}>
        <use href={href} stroke="var(--ink)" />
        <path d={path(lit)} stroke="var(--sun)" />
        <path d={path(held)} stroke="var(--held)" />
        <use href={href} stroke="var(--c)" strokeWidth="2" />
      </g>
      <use
        href={href}
        stroke="var(--c)"
        strokeWidth={width}
        strokeDasharray={`0 ${STONE + Math.round(glass * 0.36)} 2 99`}
      />
      <use
        href={href}
        stroke="var(--trim)"
        strokeWidth={width + 10}
        strokeDasharray={`${STONE} ${glass} ${STONE} 99`}
      />
    </>
  );
}

/** All windows in the order in which they are lit, each with its turn, from 0 to 1. */
function scatter(panes: readonly Pane[], seed: string) {
  const next = seededRandom(`windows ${seed}`);
  return panes
    .map((pane) => ({ pane, turn: next() }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ pane }, index) => ({ pane, rank: index / panes.length }));
}
