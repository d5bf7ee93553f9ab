import { seededRandom } from '@/lib/seeded-random';

const looks = {
  lit: 'stroke-sun',
  dim: 'stroke-sun/45',
  dark: 'stroke-fg/12',
  right: 'stroke-fg/30',
  wrong: 'stroke-danger',
} as const;
const PITCH = 20;

interface WindowsProps {
  /** What some windows stand for, in the order in which they fill the house. */
  readonly groups: readonly {
    readonly look: keyof typeof looks;
    readonly count: number;
    readonly meaning: string;
  }[];
  readonly columns?: number;
  /** Scatters the windows. The same seed always scatters them in the same way, so that houses can be compared. */
  readonly seed?: string;
  /** Left out where the same words stand beside the drawing. */
  readonly isDecorative?: boolean;
  readonly className?: string;
}

/** A house at night, in which each window is one thing that was counted. Pointing at a window shows what it stands for. */
export function Windows({
  groups,
  columns = 10,
  seed,
  isDecorative = false,
  className = 'w-full',
}: WindowsProps) {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const order = placesOf(total, seed);
  return (
    <svg
      {...(isDecorative
        ? { 'aria-hidden': true }
        : { role: 'img', tabIndex: 0, 'aria-label': groups.map(({ meaning }) => meaning).join(', ') })}
      viewBox={`0 0 ${columns * PITCH} ${Math.ceil(total / columns) * PITCH}`}
      className={className}
    >
      {groups.map(({ look, count, meaning }, index) => {
        const first = groups.slice(0, index).reduce((sum, group) => sum + group.count, 0);
        const places = order.slice(first, first + count);
        return (
          <path
            key={`${first} ${meaning}`}
            d={places.map((place) => outline(place, columns)).join('')}
            strokeWidth="5.5"
            strokeDasharray="5 1.5 99"
            className={looks[look]}
          >
            <title>{meaning}</title>
          </path>
        );
      })}
    </svg>
  );
}

function placesOf(total: number, seed: string | undefined): readonly number[] {
  const places = Array.from({ length: total }, (_, place) => place);
  if (seed === undefined) return places;
  const next = seededRandom(seed);
  return places
    .map((place) => ({ place, turn: next() }))
    .toSorted((one, other) => one.turn - other.turn)
    .map(({ place }) => place);
}

/** Two casements of one window, which the dashes of the line divide. */
function outline(place: number, columns: number): string {
  return `M${(place % columns) * PITCH + 6.5} ${Math.floor(place / columns) * PITCH + 2}v16m7-16v16`;
}
