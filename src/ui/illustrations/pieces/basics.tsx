import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { mark } from '@/site/mark';

export interface IllustrationProps {
  readonly className?: string;
  /** Names the drawing for assistive technology; without it the drawing is decoration and hidden. */
  readonly title?: string;
}

interface FrameProps extends IllustrationProps {
  readonly width: number;
  readonly height: number;
  readonly children: ReactNode;
}

/** The root of every drawing: hairlines, left to right in any language, sample labels left untranslated. */
export function Illustration({ width, height, title, className, children }: FrameProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      direction="ltr"
      focusable={false}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={classNames('notranslate h-auto w-full', className)}
    >
      {children}
    </svg>
  );
}

interface DrawnPanelProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number;
}

/** A product surface; the edge below it lifts it from the page in both themes. */
export function DrawnPanel({ x, y, width, height, radius = 16 }: DrawnPanelProps) {
  const box = { width, height, rx: radius };
  return (
    <>
      <rect {...box} x={x} y={y + 5} className="fill-border" opacity="0.55" />
      <rect {...box} x={x} y={y} className="fill-surface stroke-border" />
    </>
  );
}

const lineTones = {
  faint: { className: 'stroke-border' },
  soft: { className: 'stroke-border-strong', opacity: 0.45 },
  strong: { className: 'stroke-border-strong' },
  ink: { className: 'stroke-fg', opacity: 0.85 },
  accent: { className: 'stroke-accent' },
  mint: { className: 'stroke-mint' },
  'on-accent': { className: 'stroke-on-accent', opacity: 0.9 },
} as const;

interface LinesProps {
  readonly x: number;
  readonly y: number;
  readonly widths: readonly number[];
  readonly gap?: number;
  readonly weight?: number;
  readonly tone?: keyof typeof lineTones;
}

/** Placeholder text: one bar per line, the first centered on y. */
export function Lines({ x, y, widths, gap = 16, weight = 6, tone = 'faint' }: LinesProps) {
  const bars = widths.map((width, row) => `M${x + weight / 2} ${y + row * gap}h${width - weight}`);
  return <path d={bars.join('')} strokeWidth={weight} {...lineTones[tone]} />;
}

interface LabelProps {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly className?: string;
  readonly children: string;
}

/** A sample figure in mono; part of the drawing, not meant to be read. */
export function Label({
  x,
  y,
  size = 12,
  anchor = 'start',
  className = 'fill-fg-subtle',
  children,
}: LabelProps) {
  return (
    <text x={x} y={y} fontSize={size} textAnchor={anchor} className={`font-mono ${className}`}>
      {children}
    </text>
  );
}

interface BubbleProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The side its tight corner points to. */
  readonly from?: 'start' | 'end';
  readonly className?: string;
}

/** A chat bubble. */
export function Bubble({ x, y, width, height, from = 'start', className = 'fill-surface-2' }: BubbleProps) {
  const [left, right] = from === 'start' ? [4, 16] : [16, 4];
  const outline =
    `M${x + 16} ${y}h${width - 32}a16 16 0 0 1 16 16v${height - 16 - right}` +
    `a${right} ${right} 0 0 1-${right} ${right}H${x + left}a${left} ${left} 0 0 1-${left}-${left}V${y + 16}a16 16 0 0 1 16-16z`;
  return <path d={outline} className={className} />;
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

/** The logo in a disc, centered on x and y: the product's side of a conversation. */
export function Mark({ x, y, radius = 16 }: MarkProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / 16})`}>
      <circle r="16" className="fill-accent" />
      <g transform={`scale(.7) translate(-${mark.size / 2} -${mark.size / 2})`}>
        <path d={mark.stroke.d} strokeWidth={mark.stroke.width} className="stroke-on-accent" />
        <circle {...mark.dot} className="fill-on-accent" />
      </g>
    </g>
  );
}

interface TickProps {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

/** Done, in mint; centered on x and y. */
export function Tick({ x, y, radius = 12 }: TickProps) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="fill-mint-soft" />
      <path
        d={`M${x - radius * 0.4} ${y}l${radius * 0.3} ${radius * 0.32} ${radius * 0.52}-${radius * 0.6}`}
        strokeWidth="2"
        className="stroke-mint"
      />
    </>
  );
}

interface PathBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A curve through evenly spaced values between 0 and 1, drawn into a box. */
export function smoothPath(values: readonly number[], { x, y, width, height }: PathBox): string {
  const end = values.length - 1;
  const step = width / end;
  const at = (index: number) => y + height * (1 - (values[Math.min(Math.max(index, 0), end)] ?? 0));
  const slope = (index: number) => (at(index + 1) - at(index - 1)) / 6;
  const curves = values.slice(1).map((_, index) => {
    const left = x + index * step;
    const points = [
      left + step / 3,
      at(index) + slope(index),
      left + (step * 2) / 3,
      at(index + 1) - slope(index + 1),
      left + step,
      at(index + 1),
    ];
    return `C${points.map((point) => point.toFixed(1)).join(' ')}`;
  });
  return `M${x} ${at(0).toFixed(1)}${curves.join('')}`;
}

interface LineChartProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Evenly spaced, between 0 and 1. */
  readonly values: readonly number[];
  /** Fills the ground below the line. */
  readonly area?: string;
  readonly className?: string;
}

/** A measured line, with its latest value marked. */
export function LineChart({ values, area, className = 'stroke-accent', ...box }: LineChartProps) {
  const line = smoothPath(values, box);
  const right = box.x + box.width;
  const last = box.y + box.height * (1 - (values.at(-1) ?? 0));
  return (
    <>
      {area && <path d={`${line}V${box.y + box.height}H${box.x}z`} className={area} />}
      <path d={line} strokeWidth="2" className={className} />
      <circle cx={right} cy={last} r="5" strokeWidth="2.5" className={`fill-surface ${className}`} />
    </>
  );
}
