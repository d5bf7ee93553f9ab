import { DrawnPanel, Illustration, type IllustrationProps, Label, Lines, Tick } from './pieces/basics';
import { Wire } from './pieces/motifs';

const leaves = [
  { x: 80, weight: 0.04, parent: 168 },
  { x: 213, weight: 0.12, parent: 168 },
  { x: 347, weight: 0.91, parent: 392 },
  { x: 480, weight: 0.27, parent: 392 },
] as const;

/** A decision weighed from the top down; the way that was taken is the one with the evidence. */
export function AiDecisionMakingIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <path d="M24 176h512M24 300h512" strokeDasharray="1 7" className="stroke-border-strong" opacity="0.6" />
      <Wire from={[280, 88]} to={[168, 152]} along="y" className="stroke-border-strong" />
      <Wire from={[280, 88]} to={[392, 152]} along="y" className="stroke-accent" />
      {leaves.map(({ x, weight, parent }) => (
        <Wire
          key={x}
          from={[parent, 200]}
          to={[x, 280]}
          along="y"
          className={weight > 0.5 ? 'stroke-accent' : 'stroke-border-strong'}
        />
      ))}

      <DrawnPanel x={184} y={32} width={192} height={56} />
      <circle cx="212" cy="60" r="12" className="fill-accent-soft" />
      <path d="M209 57a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M212 66h.1" className="stroke-accent" />
      <Lines x={236} y={53} widths={[112, 72]} gap={14} tone="soft" />

      <path d="m168 148 28 28-28 28-28-28z" className="fill-surface stroke-border-strong" />
      <path d="m392 148 28 28-28 28-28-28z" className="fill-accent stroke-accent" />
      <Label x={168} y={180} anchor="middle">
        .16
      </Label>
      <Label x={392} y={180} anchor="middle" className="fill-on-accent">
        .84
      </Label>

      {leaves.map(({ x, weight }) => {
        const taken = weight > 0.5;
        return (
          <g key={x}>
            <DrawnPanel x={x - 56} y={280} width={112} height={104} />
            {taken && (
              <rect
                x={x - 56}
                y="280"
                width="112"
                height="104"
                rx="16"
                strokeWidth="2"
                className="stroke-accent"
              />
            )}
            {taken ? (
              <Tick x={x - 30} y={306} />
            ) : (
              <circle cx={x - 30} cy="306" r="12" className="fill-surface-2" />
            )}
            <Label x={x + 40} y={310} size={13} anchor="end" className={taken ? 'fill-fg' : 'fill-fg-subtle'}>
              {weight.toFixed(2)}
            </Label>
            <Lines x={x - 40} y={338} widths={[64]} tone="soft" />
            <Lines x={x - 40} y={360} widths={[80]} weight={6} />
            <Lines
              x={x - 40}
              y={360}
              widths={[8 + 72 * weight]}
              weight={6}
              tone={taken ? 'accent' : 'strong'}
            />
          </g>
        );
      })}
    </Illustration>
  );
}
