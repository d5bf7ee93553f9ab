import { Illustration, type IllustrationProps } from './pieces/basics';
import { Chip } from './pieces/motifs';

const layers = [
  { name: 'edge', x: 160, size: 336, y: 96 },
  { name: 'identity', x: 208, size: 240, y: 210 },
  { name: 'data', x: 256, size: 144, y: 324 },
] as const;

/** Three walls around what matters: two visitors stop at them, the one with the key goes through. */
export function SecurityScene(props: IllustrationProps) {
  return (
    <Illustration {...props} width={640} height={420}>
      {layers.map(({ name, x, size, y }, index) => (
        <g key={name}>
          <rect
            x={x}
            y={210 - size / 2}
            width={size}
            height={size}
            rx={size / 6}
            className={index === 1 ? 'fill-surface-2 stroke-border' : 'fill-surface stroke-border'}
          />
          <path d={`M${x + size} ${y}H536`} strokeDasharray="1 7" className="stroke-border-strong" />
          <circle cx={x + size} cy={y} r="3" className="fill-border-strong" />
          <Chip x={536} y={y}>
            {name}
          </Chip>
        </g>
      ))}
      <circle cx="328" cy="210" r="52" className="fill-accent-soft" />
      <Lock x={328} y={206} scale={1.25} />

      <path d="M40 114h116" className="stroke-danger" />
      <path d="M32 306h172" className="stroke-warn" />
      <g className="fill-surface">
        <circle cx="160" cy="114" r="13" className="stroke-danger" />
        <circle cx="208" cy="306" r="13" className="stroke-warn" />
      </g>
      <g strokeWidth="2">
        <path d="m156 110 8 8m0-8-8 8" className="stroke-danger" />
        <path d="m204 302 8 8m0-8-8 8" className="stroke-warn" />
      </g>
      <circle cx="40" cy="114" r="5" className="fill-danger" />
      <circle cx="32" cy="306" r="5" className="fill-warn" />

      <Key x={40} y={210} />
      <path d="M88 210h188" strokeWidth="2" className="stroke-accent" />
      {layers.map(({ name, x }) => (
        <g key={name}>
          <path d={`M${x} 196v28`} strokeWidth="6" className="stroke-bg" />
          <path d={`M${x} 190v8M${x} 222v8`} strokeWidth="3" className="stroke-mint" />
          <path d={`M${x - 6} 210h12`} strokeWidth="2" className="stroke-accent" />
        </g>
      ))}
    </Illustration>
  );
}

interface KeyProps {
  readonly x: number;
  readonly y: number;
  readonly className?: string;
}

/** A key lying with its teeth to the right; x and y are the center of its bow. */
function Key({ x, y, className = 'stroke-accent' }: KeyProps) {
  return (
    <path
      d={`M${x + 9} ${y}h26v8M${x + 27} ${y}v6M${x + 9} ${y}a9 9 0 1 1-18 0a9 9 0 1 1 18 0zM${x - 2} ${y}h.1`}
      strokeWidth="2"
      className={className}
    />
  );
}

interface LockProps {
  readonly x: number;
  readonly y: number;
  /** 1 draws it 32 wide. */
  readonly scale?: number;
}

/** A closed lock, centered on x and y. */
function Lock({ x, y, scale = 1 }: LockProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M-9-3v-7a9 9 0 0 1 18 0v7" strokeWidth={2 / scale} className="stroke-accent" />
      <rect x="-16" y="-3" width="32" height="23" rx="6" className="fill-accent" />
      <path d="M0 6v5" strokeWidth="2.5" className="stroke-on-accent" />
    </g>
  );
}
