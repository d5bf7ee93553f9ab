const WIDTH = 900;
/** How far the middle of the arc rises above its ends. */
const RISE = 72;
const MARGIN = 18;
const RADIUS = ((WIDTH / 2) ** 2 + RISE ** 2) / (2 * RISE);
const CENTER = { x: WIDTH / 2, y: MARGIN + RADIUS } as const;
const HALF_ANGLE = Math.asin(WIDTH / 2 / RADIUS);
const HOURS = 24;

/** The site's sign: a shallow arc over a day, midnight at both ends. Shares are of its width, from 0 to 1. */
export const arc = {
  viewBox: `0 0 ${WIDTH} ${MARGIN + RISE + MARGIN}`,
  /** In CSS, where 100cqw is the width of the arc. */
  top: inContainer(MARGIN),
  radius: inContainer(RADIUS),
  path: segment(0, 1),
  ticks: Array.from({ length: HOURS + 1 }, (_, tick) => tickPath(tick)).join(''),
  segment,
  point(share: number): string {
    return pointAt(share);
  },
  /** Where a label below a tick starts, as CSS positions inside the arc's container. */
  labelPlace(share: number): { insetInlineStart: string; top: string } {
    const [, y = ''] = pointAt(share, -30).split(' ');
    return { insetInlineStart: `${share * 100}%`, top: inContainer(Number(y)) };
  },
  /** The angle of a point, in degrees from the top of the circle. */
  angle(share: number): number {
    return (angleOf(share) * 180) / Math.PI;
  },
} as const;

function inContainer(length: number): string {
  return `${((length / WIDTH) * 100).toFixed(2)}cqw`;
}

function angleOf(share: number): number {
  return Math.asin((share * 2 - 1) * Math.sin(HALF_ANGLE));
}

function segment(from: number, to: number): string {
  return `M${pointAt(from)}A${RADIUS.toFixed(1)} ${RADIUS.toFixed(1)} 0 0 1 ${pointAt(to)}`;
}

function tickPath(tick: number): string {
  const length = tick % 6 === 0 ? 16 : 8;
  return `M${pointAt(tick / HOURS, -8)}L${pointAt(tick / HOURS, -8 - length)}`;
}

/** A point on the arc, or above it. */
function pointAt(share: number, above = 0): string {
  const angle = angleOf(share);
  const radius = RADIUS + above;
  return `${(CENTER.x + radius * Math.sin(angle)).toFixed(1)} ${(CENTER.y - radius * Math.cos(angle)).toFixed(1)}`;
}
