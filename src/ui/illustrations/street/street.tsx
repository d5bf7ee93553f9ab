import { useId, type CSSProperties } from 'react';
import { classNames } from '@/lib/class-names';
import { drawStreet, GROUND, HEIGHT, seededRandom } from './draw-street';
import { kinds, STONE, tones, type Kind, type Pane, type Tone } from './pen';

/** A crop starts here. Only chimneys and gables are higher. */
const TOP = 56;
/** The height of a crop that ends between the windows of two floors, as one of 112 px does for a phone. */
export const FLOORS = 220;
/** The share of lit windows where they stand for nothing. */
const quiet = [0.3] as const;
/** The width of a page's content, along which a crop has its lit windows. */
const CONTENT = 1200;
const allKinds = Object.keys(kinds).filter((key): key is Kind => key in kinds);
const farRow = ['cloud', 'far'] as const satisfies readonly Tone[];
const walls = tones.slice(2, tones.indexOf('inside'));
const beforeWindows = ['inside', 'ink'] as const satisfies readonly Tone[];
const beforeDoors = ['leaf', 'edge', 'sun'] as const satisfies readonly Tone[];

interface StreetProps {
  /** Starts the street with another house. */
  readonly seed?: string;
  /** How many houses it has before it starts again. */
  readonly houses?: number;
  /** The shares of lit windows along the street, from left to right; in a crop, along the page's content. */
  readonly lit?: readonly number[] | undefined;
  /** How many lit windows wait for the team. */
  readonly held?: number;
  /** The height of a crop, from the highest roof. Without one, the houses stand on their sidewalk. */
  readonly crop?: number;
  readonly scale?: number;
  /** How far from the left the shop stands. */
  readonly shopAt?: string;
  /** What the shop's sign says, smaller if it's long. */
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
  const middle = width / 2;
  const span = crop === undefined ? width : CONTENT;
  const shown = scatter(panes, seed)
    .filter(({ pane, rank }) => {
      const part = Math.floor(((pane.x - middle) / span + 0.5) * lit.length);
      return rank < (lit[Math.max(0, Math.min(part, lit.length - 1))] ?? 0);
    })
    .map(({ pane }) => pane);
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
            {sun && <circle cx={shop + 14} cy="124" r="62" fill="var(--edge)" />}
            {/* On wide screens, the street goes on, with nobody awake. */}
            <use href={`#${id}`} x={-width} />
            <use href={`#${id}`} x={width} />
            <g id={id}>
              {farRow.map(fill)}
              <path d={lines.rim} stroke="var(--trim)" strokeWidth="10" strokeDasharray="6 9" />
              {walls.map(fill)}
              <path d={lines.tiles} stroke="var(--shade)" strokeWidth="2" strokeDasharray="16 5" />
              <path d={lines.teeth} stroke="var(--trim)" strokeWidth="5" strokeDasharray="4 5" />
              {allKinds.map((kind) => (
                <Glass key={kind} id={`${id}${kind}`} kind={kind} panes={panes} />
              ))}
            </g>
            {allKinds.map((kind) => (
              <g key={kind} strokeWidth={kinds[kind].width} strokeDasharray={dashOf(kind)}>
                <path d={linesOf(kind, shown)} stroke="var(--sun)" />
                <path d={linesOf(kind, shown.slice(0, held))} stroke="var(--held)" />
              </g>
            ))}
            <use href={`#${id}stone`} x={-width} />
            <use href={`#${id}stone`} x={width} />
            <g id={`${id}stone`}>
              {allKinds.map((kind) => (
                <Stone key={kind} href={`#${id}${kind}`} kind={kind} />
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
                  fontSize={Math.min(15, 240 / sign.length)}
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
      {crop === undefined ? (
        <>
          <rect y={GROUND * scale} width="100%" height={(HEIGHT - GROUND) * scale} fill="var(--roof)" />
          <rect y={GROUND * scale} width="100%" height="5" fill="var(--trim)" />
        </>
      ) : (
        <rect y="100%" width="100%" height="5" transform="translate(0 -5)" fill="var(--trim)" />
      )}
    </svg>
  );
}

interface GlassProps {
  readonly id: string;
  readonly kind: Kind;
  readonly panes: readonly Pane[];
}

/** All parts of the windows of one kind are the same line down their middles, with other widths and dashes. */
function Glass({ id, kind, panes }: GlassProps) {
  const { width } = kinds[kind];
  return (
    <>
      <defs>
        <path id={id} d={linesOf(kind, panes)} />
      </defs>
      <use href={`#${id}`} stroke="var(--trim)" strokeWidth={width + 5} />
      <use href={`#${id}`} stroke="var(--ink)" strokeWidth={width} strokeDasharray={dashOf(kind)} />
    </>
  );
}

function Stone({ href, kind }: { href: string; kind: Kind }) {
  const { width, glass } = kinds[kind];
  const rail = STONE + Math.round(glass * 0.36);
  return (
    <>
      <use href={href} stroke="var(--c)" strokeWidth="2" strokeDasharray={dashOf(kind)} />
      <use href={href} stroke="var(--c)" strokeWidth={width} strokeDasharray={`0 ${rail} 2 99`} />
      <use
        href={href}
        stroke="var(--trim)"
        strokeWidth={width + 10}
        strokeDasharray={`${STONE} ${glass} ${STONE} 99`}
      />
    </>
  );
}

function linesOf(kind: Kind, panes: readonly Pane[]): string {
  return panes
    .filter((pane) => pane.kind === kind)
    .map(({ x, y }) => `M${x} ${y}v${kinds[kind].glass + 2 * STONE}`)
    .join('');
}

/** The glass between the stones. */
function dashOf(kind: Kind): string {
  return `0 ${STONE} ${kinds[kind].glass} 99`;
}

/** All windows in the order in which they are lit, each with its turn, from 0 to 1. */
function scatter(panes: readonly Pane[], seed: string) {
  const next = seededRandom(`windows ${seed}`);
  return panes
    .map((pane) => ({ pane, turn: next() }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ pane }, index) => ({ pane, rank: index / panes.length }));
}
