import { facts } from '@/site/facts';
import { DrawnPanel, Illustration, type IllustrationProps, Label, Lines } from './pieces/basics';
import { Chip, Shield } from './pieces/motifs';

/** A bar for each day; the one short day is the honest one. */
const strips = [
  { y: 196, short: 17 },
  { y: 244, short: -1 },
  { y: 292, short: -1 },
] as const;

/** A shield before the record of days on which everything ran. */
export function SecurityIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <g className="stroke-border">
        <circle cx="152" cy="210" r="120" />
        <circle
          cx="152"
          cy="210"
          r="152"
          strokeDasharray="1 7"
          className="stroke-border-strong"
          opacity="0.6"
        />
      </g>
      <DrawnPanel x={184} y={64} width={352} height={292} radius={20} />
      <Lines x={280} y={96} widths={[88]} tone="strong" />
      <Label x={280} y={136} size={28} className="fill-fg">
        {facts.uptime}
      </Label>
      <Chip x={424} y={96} tone="mint" dot>
        all up
      </Chip>
      <path d="M280 160h232" className="stroke-border" />
      {strips.map(({ y, short }) => (
        <g key={y} strokeWidth="5">
          {Array.from({ length: 24 }, (_, day) => (
            <path
              key={day}
              d={day === short ? `M${283 + day * 10} ${y - 2}v14` : `M${283 + day * 10} ${y - 10}v22`}
              className={day === short ? 'stroke-warn' : 'stroke-mint'}
              opacity={day === short ? 1 : 0.35 + (day / 23) * 0.65}
            />
          ))}
        </g>
      ))}
      <Lines x={280} y={330} widths={[56]} />
      <Lines x={472} y={330} widths={[40]} />

      <Shield x={152} y={210} size={104} />
      <Shield x={152} y={210} size={84} className="fill-accent" />
      <path d="m122 210 21 22 40-46" strokeWidth="8" className="stroke-on-accent" />
      <circle cx="46" cy="154" r="4" className="fill-accent" />
      <circle cx="103" cy="319" r="4" className="fill-mint" />
    </Illustration>
  );
}
