import { DrawnPanel, Illustration, type IllustrationProps, Label, Lines, Tick } from './pieces/basics';
import { Chip } from './pieces/motifs';

const results = [
  { rank: '1', y: 136, widths: [176, 232] },
  { rank: '2', y: 204, widths: [136, 208] },
  { rank: '3', y: 260, widths: [160, 184] },
  { rank: '4', y: 316, widths: [120, 200] },
] as const;
const outline = [
  { level: 'h1', x: 472, width: 88 },
  { level: 'h2', x: 484, width: 72 },
  { level: 'h2', x: 484, width: 56 },
  { level: 'h3', x: 496, width: 64 },
] as const;

/** A page of results in which ours climbs from the fourth place to the first, beside the outline that took it there. */
export function SeoScene(props: IllustrationProps) {
  return (
    <Illustration {...props} width={640} height={420}>
      <DrawnPanel x={32} y={32} width={424} height={356} radius={20} />
      <g className="fill-border">
        <circle cx="58" cy="60" r="4" />
        <circle cx="74" cy="60" r="4" />
        <circle cx="90" cy="60" r="4" />
      </g>
      <rect x="112" y="46" width="320" height="28" rx="14" className="fill-surface-2" />
      <circle cx="130" cy="59" r="4.5" className="stroke-fg-subtle" />
      <path d="m134 63 3 3" className="stroke-fg-subtle" />
      <Lines x={148} y={60} widths={[112]} tone="soft" />
      <path d="M32 88h424" className="stroke-border" />
      <rect x="48" y="104" width="328" height="64" rx="12" className="fill-accent-soft" />
      {results.map(({ rank, y, widths }, index) => (
        <g key={rank}>
          <Label
            x={72}
            y={y + 5}
            size={14}
            anchor="middle"
            className={index === 0 ? 'fill-accent-fg' : 'fill-fg-subtle'}
          >
            {rank}
          </Label>
          <Lines
            x={96}
            y={y - 8}
            widths={[widths[0]]}
            tone={index === 0 ? 'accent' : index === 3 ? 'faint' : 'strong'}
          />
          <Lines x={96} y={y + 9} widths={[widths[1]]} tone={index === 3 ? 'faint' : 'soft'} />
        </g>
      ))}
      <rect
        x="48"
        y="288"
        width="328"
        height="56"
        rx="12"
        strokeDasharray="4 5"
        className="stroke-border-strong"
      />
      <path d="M376 316c48 0 56-24 56-90s-12-90-48-90" strokeWidth="2" className="stroke-accent" />
      <path d="m392 128-9 8 9 8" strokeWidth="2" className="stroke-accent" />
      <Lines x={96} y={366} widths={[64]} />

      <DrawnPanel x={444} y={184} width={172} height={180} />
      {outline.map(({ level, x, width }, index) => {
        const y = 216 + index * 30;
        return (
          <g key={y}>
            <Label x={x - 12} y={y + 4} className={index === 0 ? 'fill-accent-fg' : 'fill-fg-subtle'}>
              {level}
            </Label>
            <Lines x={x + 12} y={y} widths={[width]} tone={index === 0 ? 'accent' : 'soft'} />
          </g>
        );
      })}
      <path d="M444 326h172" className="stroke-border" />
      <Tick x={468} y={345} radius={9} />
      <Lines x={486} y={345} widths={[72]} />
      <Chip x={437} y={128} tone="mint">
        +3
      </Chip>
    </Illustration>
  );
}
