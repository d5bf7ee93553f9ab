/** The flat tones of a street, in the order in which they are painted. sky.css mixes them from the hour's colors. */
export const tones = [
  'cloud',
  'far',
  'stack',
  'a',
  'b',
  'c',
  'roof',
  'shade',
  'trim',
  'inside',
  'ink',
  'leaf',
  'edge',
  'sun',
] as const;
export type Tone = (typeof tones)[number];

/** The parts of all windows of one kind are strokes of one line down the middle of each. */
export const kinds = {
  tall: { width: 18, glass: 38 },
  mid: { width: 17, glass: 31 },
  low: { width: 16, glass: 25 },
  small: { width: 11, glass: 16 },
} as const;
export type Kind = keyof typeof kinds;
/** The stone above and below the glass. */
export const STONE = 3;

export interface Pane {
  readonly kind: Kind;
  /** The middle of the top. */
  readonly x: number;
  readonly y: number;
}

export type Pen = ReturnType<typeof createPen>;

/** Collects the outlines of all parts with the same tone into one path, without those that start below the limit. */
export function createPen(limit: number) {
  const paths = new Map<Tone, string>();
  const lines = { rim: '', tiles: '', teeth: '', iron: '', bars: '' };
  const panes: Pane[] = [];

  function shape(tone: Tone, x: number, y: number, steps: string) {
    if (y < limit) paths.set(tone, `${paths.get(tone) ?? ''}M${half(x)} ${half(y)}${steps}z`);
  }
  function rect(tone: Tone, x: number, y: number, width: number, height: number) {
    shape(tone, x, y, `h${half(width)}v${half(height)}h${half(-width)}`);
  }
  return {
    paths,
    lines,
    panes,
    shape,
    rect,
    line(kind: keyof typeof lines, x: number, y: number, steps: string) {
      if (y < limit) lines[kind] += `M${half(x)} ${half(y)}${steps}`;
    },
    disc(tone: Tone, x: number, y: number, radius: number) {
      shape(
        tone,
        x - radius,
        y,
        `a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1${-2 * radius} 0`,
      );
    },
    /** A box, lit from the left. */
    box(tone: Tone, x: number, y: number, width: number, height: number) {
      rect(tone, x, y, width, height);
      rect('edge', x, y, 3, height);
    },
    railing(x: number, y: number, width: number) {
      rect('ink', x, y, width, 2);
      if (y < limit) lines.iron += `M${half(x)} ${half(y) + 8}h${half(width)}`;
    },
    pane(kind: Kind, x: number, y: number) {
      if (y < limit - 8) panes.push({ kind, x, y });
    },
  };
}

/** Whole and half pixels. */
export function half(length: number): number {
  return Math.round(length * 2) / 2;
}
