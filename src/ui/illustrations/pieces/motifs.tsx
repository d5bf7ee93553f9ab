import { Label } from './basics';

/** The point at an angle (degrees, clockwise from noon) on a circle, to a tenth of a pixel. */
export function polar(
  x: number,
  y: number,
  radius: number,
  degrees: number,
): readonly [x: number, y: number] {
  const turn = (degrees * Math.PI) / 180;
  return [
    Math.round((x + radius * Math.sin(turn)) * 10) / 10,
    Math.round((y - radius * Math.cos(turn)) * 10) / 10,
  ];
}

/** Part of a circle, clockwise from one angle to another (degrees from noon). */
export function arcPath(x: number, y: number, radius: number, start: number, end: number): string {
  const large = end - start > 180 ? 1 : 0;
  return `M${polar(x, y, radius, start).join(' ')}A${radius} ${radius} 0 ${large} 1 ${polar(x, y, radius, end).join(' ')}`;
}

interface DialTicksProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly count: number;
  readonly length?: number;
  readonly start?: number;
  readonly end?: number;
  readonly className?: string;
}

/** Ticks inside the rim of a dial, evenly spaced between two angles. */
export function DialTicks({
  x,
  y,
  radius,
  count,
  length = 8,
  start = 0,
  end = 360,
  className = 'stroke-border-strong',
}: DialTicksProps) {
  const ticks = Array.from({ length: count }, (_, index) => {
    const angle = start + ((end - start) * index) / (end - start === 360 ? count : count - 1);
    return `M${polar(x, y, radius, angle).join(' ')}L${polar(x, y, radius - length, angle).join(' ')}`;
  });
  return <path d={ticks.join('')} className={className} />;
}

type Point = readonly [x: number, y: number];

interface WireProps {
  readonly from: Point;
  readonly to: Point;
  /** The direction it leaves and arrives in. */
  readonly along?: 'x' | 'y';
  readonly dashed?: boolean;
  readonly className?: string;
}

/** A soft curve between two points. */
export function Wire({ from, to, along = 'x', dashed = false, className = 'stroke-border' }: WireProps) {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const bend =
    along === 'x'
      ? `${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2}`
      : `${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2}`;
  return (
    <path
      d={`M${x1} ${y1}C${bend} ${x2} ${y2}`}
      strokeDasharray={dashed ? '1 6' : undefined}
      className={className}
    />
  );
}

const chipTones = {
  accent: { ground: 'fill-accent-soft', ink: 'fill-accent-fg' },
  mint: { ground: 'fill-mint-soft', ink: 'fill-mint' },
  warn: { ground: 'fill-warn-soft', ink: 'fill-warn' },
  danger: { ground: 'fill-danger-soft', ink: 'fill-danger' },
  plain: { ground: 'fill-surface-2', ink: 'fill-fg-subtle' },
} as const;

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly tone?: keyof typeof chipTones;
  /** Leads with a small light. */
  readonly dot?: boolean;
}

/** A state in one word, as wide as its letters; x and y are its start and its middle. */
export function Chip({ x, y, children, tone = 'plain', dot = false }: ChipProps) {
  const { ground, ink } = chipTones[tone];
  const inset = dot ? 24 : 12;
  return (
    <>
      <rect
        x={x}
        y={y - 12}
        width={inset + 12 + children.length * 7.2}
        height="24"
        rx="12"
        className={ground}
      />
      {dot && <circle cx={x + 14} cy={y} r="3" className={ink} />}
      <Label x={x + inset} y={y + 4} className={ink}>
        {children}
      </Label>
    </>
  );
}

const avatarTones = {
  plain: { ground: 'fill-surface-2', ink: 'fill-border-strong' },
  accent: { ground: 'fill-accent-soft', ink: 'fill-accent' },
  mint: { ground: 'fill-mint-soft', ink: 'fill-mint' },
  warn: { ground: 'fill-warn-soft', ink: 'fill-warn' },
} as const;

interface AvatarProps {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
  readonly tone?: keyof typeof avatarTones;
}

/** A person, centered on x and y. */
export function Avatar({ x, y, radius = 16, tone = 'plain' }: AvatarProps) {
  const { ground, ink } = avatarTones[tone];
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 16})`}>
      <circle r="16" className={`stroke-surface ${ground}`} strokeWidth="2" />
      <circle cy="-4" r="4.5" className={ink} />
      <path d="M-9 12.2C-9 6-5 3.5 0 3.5s9 2.5 9 8.7A15 15 0 0 1-9 12.2z" className={ink} />
    </g>
  );
}

interface BarChartProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Between 0 and 1. */
  readonly values: readonly number[];
  /** How thick a bar is, of its share of the width. */
  readonly fill?: number;
  /** The index of the accented bar. */
  readonly highlight?: number;
  readonly className?: string;
}

/** Bars on a common ground. */
export function BarChart({
  values,
  fill = 0.6,
  highlight,
  className = 'fill-border',
  ...box
}: BarChartProps) {
  const share = box.width / values.length;
  return values.map((value, index) => {
    const left = box.x + share * (index + (1 - fill) / 2);
    return (
      <rect
        key={left}
        x={left}
        y={box.y + box.height * (1 - value)}
        width={share * fill}
        height={box.height * value}
        rx="3"
        className={index === highlight ? 'fill-accent' : className}
      />
    );
  });
}

interface GlobeProps {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly className?: string;
}

/** A globe of hairlines: three meridians, three parallels. */
export function Globe({ x, y, radius, className = 'stroke-border' }: GlobeProps) {
  const high = radius * 0.5;
  const half = Math.round(radius * 0.866);
  return (
    <g className={className}>
      <circle cx={x} cy={y} r={radius} className="fill-surface" />
      <ellipse cx={x} cy={y} rx={radius * 0.4} ry={radius} />
      <ellipse cx={x} cy={y} rx={radius * 0.78} ry={radius} />
      <path
        d={`M${x} ${y - radius}v${radius * 2}M${x - radius} ${y}h${radius * 2}M${x - half} ${y - high}h${half * 2}M${x - half} ${y + high}h${half * 2}`}
      />
    </g>
  );
}

interface WaveformProps {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** Loudness between 0 and 1. */
  readonly values: readonly number[];
  readonly gap?: number;
  readonly weight?: number;
  readonly className?: string;
}

/** Loudness over time, centered on y. */
export function Waveform({
  x,
  y,
  height,
  values,
  gap = 8,
  weight = 4,
  className = 'stroke-accent',
}: WaveformProps) {
  const bars = values.map((value, index) => {
    const reach = Math.round((height * value) / 2);
    return `M${x + index * gap} ${y - reach}v${reach * 2}`;
  });
  return <path d={bars.join('')} strokeWidth={weight} className={className} />;
}
