import { DrawnPanel, Illustration, type IllustrationProps, Label, Lines } from './pieces/basics';
import { Chip, Wire } from './pieces/motifs';

/** How many messages fall on each step from -1 to +1. */
const counts = [1, 0, 1, 2, 1, 2, 3, 2, 1, 2, 2, 3, 2, 3, 4, 3, 4, 5, 4, 6, 7, 6, 8, 7, 6, 4, 5, 3, 1];
const floor = 340;

const quotes = [
  { score: '−0.71', tone: 'danger', x: 32, y: 72, lines: [88, 104, 56], to: [120, 326] },
  { score: '+0.04', tone: 'plain', x: 192, y: 104, lines: [104, 80], to: [264, 312] },
  { score: '+0.64', tone: 'mint', x: 376, y: 40, lines: [120, 96, 112], to: [408, 228] },
] as const;

/** Every message a dot on the scale from unhappy to happy; three of them opened. */
export function SentimentAnalysisIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      {counts.map((count, column) => {
        const x = 56 + column * 16;
        const dots = Array.from({ length: count }, (_, row) => `M${x} ${floor - 14 - row * 14}h.1`);
        return (
          <path
            key={x}
            d={dots.join('')}
            strokeWidth="10"
            className={column < 9 ? 'stroke-danger' : column < 16 ? 'stroke-border-strong' : 'stroke-mint'}
            opacity={column < 16 ? 0.5 : 0.85}
          />
        );
      })}
      <path
        d={`M40 ${floor}h480M56 ${floor}v8M280 ${floor}v8M504 ${floor}v8`}
        className="stroke-border-strong"
      />
      <Label x={56} y={floor + 28} anchor="middle">
        −1
      </Label>
      <Label x={280} y={floor + 28} anchor="middle">
        0
      </Label>
      <Label x={504} y={floor + 28} anchor="middle">
        +1
      </Label>
      <path d={`M358 200V${floor}`} strokeDasharray="3 5" className="stroke-accent" />
      <path d={`M358 ${floor}l-6 10h12z`} className="fill-accent" />
      <Chip x={328} y={368} tone="accent">
        +0.35
      </Chip>

      {quotes.map(({ score, tone, x, y, lines, to }) => {
        const height = 56 + lines.length * 16;
        return (
          <g key={score}>
            <Wire
              from={[x + 72, y + height]}
              to={[to[0], to[1] - 9]}
              along="y"
              className="stroke-border-strong"
            />
            <circle cx={to[0]} cy={to[1]} r="9" className="stroke-fg" />
            <DrawnPanel x={x} y={y} width={152} height={height} />
            <Lines x={x + 16} y={y + 22} widths={lines} tone="soft" />
            <Chip x={x + 12} y={y + height - 22} tone={tone}>
              {score}
            </Chip>
          </g>
        );
      })}
    </Illustration>
  );
}
