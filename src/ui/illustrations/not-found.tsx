import { DrawnPanel, Illustration, type IllustrationProps } from './pieces/basics';
import { DialTicks } from './pieces/motifs';

const four = 'M32-60-36 24h84M20-8v68';

/** Two fours on their line, and between them a compass that has come unplugged. */
export function NotFoundIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={640} height={320}>
      <path d="M8 160h40" className="stroke-border-strong" />
      <path d="M592 160h40" className="stroke-border-strong" />
      <circle cx="8" cy="160" r="4" className="fill-accent" />
      <circle cx="632" cy="160" r="4" className="fill-border-strong" />
      <DrawnPanel x={48} y={64} width={152} height={192} radius={24} />
      <DrawnPanel x={440} y={64} width={152} height={192} radius={24} />
      <g strokeWidth="14" className="stroke-fg">
        <path d={four} transform="translate(118 160)" />
        <path d={four} transform="translate(510 160)" />
      </g>

      <circle cx="320" cy="160" r="96" className="fill-surface stroke-border" />
      <DialTicks x={320} y={160} radius={88} count={72} length={5} className="stroke-border" />
      <DialTicks x={320} y={160} radius={88} count={12} length={10} />
      <circle cx="320" cy="160" r="60" strokeWidth="14" className="stroke-accent" />
      <path d="m352 116-22 52-20-16z" className="fill-fg" />
      <path d="m288 204 22-52 20 16z" className="fill-border" />
      <circle cx="320" cy="160" r="4" className="fill-surface" />

      <path d="M200 160h24" className="stroke-accent" />
      <circle cx="200" cy="160" r="4" className="fill-accent" />
      <path d="M440 160c-16 0-4 56-8 88s-28 40-48 32" className="stroke-border-strong" />
      <g transform="rotate(24 376 276)">
        <rect x="360" y="266" width="24" height="20" rx="5" className="fill-surface stroke-border-strong" />
        <path d="M360 271h-9M360 281h-9" strokeWidth="2" className="stroke-border-strong" />
      </g>
      <circle cx="440" cy="160" r="4" className="fill-border-strong" />
      <path d="M416 160h8" strokeWidth="6" className="stroke-border" />
    </Illustration>
  );
}
