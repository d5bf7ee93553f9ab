import { DrawnPanel, Illustration, type IllustrationProps, Label, Lines, Mark } from './pieces/basics';
import { Cursor } from './pieces/motifs';

const sliders = [
  { y: 112, at: 0.72 },
  { y: 160, at: 0.34 },
  { y: 208, at: 0.55 },
] as const;
const switches = [
  { y: 256, on: true },
  { y: 292, on: false },
] as const;
const swatches = ['fill-accent', 'fill-mint', 'fill-warn', 'fill-fg', 'fill-border'] as const;
const handles = [
  [288, 80],
  [408, 80],
  [528, 80],
  [288, 200],
  [528, 200],
  [288, 320],
  [408, 320],
  [528, 320],
] as const;

/** The controls on one side, the thing they shape on the other, held by its handles. */
export function CustomizationIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <DrawnPanel x={24} y={40} width={216} height={340} radius={20} />
      <Lines x={48} y={72} widths={[72]} tone="strong" />
      {sliders.map(({ y, at }) => (
        <g key={y}>
          <Lines x={48} y={y - 12} widths={[40]} weight={5} />
          <path d={`M48 ${y + 8}h168`} strokeWidth="4" className="stroke-surface-2" />
          <path d={`M48 ${y + 8}h${168 * at}`} strokeWidth="4" className="stroke-accent" />
          <circle
            cx={48 + 168 * at}
            cy={y + 8}
            r="8"
            strokeWidth="2"
            className="fill-surface stroke-accent"
          />
        </g>
      ))}
      {switches.map(({ y, on }) => (
        <g key={y}>
          <Lines x={48} y={y} widths={[on ? 88 : 64]} tone="soft" />
          <rect
            x="180"
            y={y - 10}
            width="36"
            height="20"
            rx="10"
            className={on ? 'fill-mint' : 'fill-border'}
          />
          <circle cx={on ? 206 : 190} cy={y} r="7" className="fill-surface" />
        </g>
      ))}
      <path d="M24 320h216" className="stroke-border" />
      {swatches.map((className, index) => (
        <circle key={className} cx={60 + index * 36} cy="350" r="10" className={className} />
      ))}
      <circle cx="60" cy="350" r="14" className="stroke-accent" />

      <path d="M288 56v-16M528 56v-16M288 48h240" className="stroke-border-strong" opacity="0.7" />
      <rect x="384" y="36" width="48" height="24" className="fill-bg" />
      <Label x={408} y={52} anchor="middle">
        240
      </Label>
      <DrawnPanel x={304} y={96} width={208} height={208} radius={24} />
      <Mark x={344} y={136} radius={20} />
      <Lines x={324} y={184} widths={[128]} weight={8} tone="ink" />
      <Lines x={324} y={206} widths={[152, 112]} tone="soft" />
      <rect x="324" y="248" width="96" height="36" rx="18" className="fill-accent" />
      <Lines x={348} y={266} widths={[48]} tone="on-accent" />
      <rect x="288" y="80" width="240" height="240" strokeDasharray="4 5" className="stroke-accent" />
      {handles.map(([x, y]) => (
        <rect
          key={`${x}-${y}`}
          x={x - 4}
          y={y - 4}
          width="8"
          height="8"
          rx="2"
          className="fill-surface stroke-accent"
        />
      ))}
      <Cursor x={530} y={324} />
    </Illustration>
  );
}
