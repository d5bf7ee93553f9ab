import { DrawnPanel, Illustration, type IllustrationProps, Label, LineChart, Lines } from './pieces/basics';
import { arcPath, BarChart } from './pieces/motifs';

const figures = [
  { value: '48.2k', change: '+8%', x: 56 },
  { value: '3.6%', change: '+0.4', x: 184 },
  { value: '1m 12s', change: '−9 s', x: 312 },
] as const;
const weeks = [0.34, 0.42, 0.38, 0.5, 0.46, 0.58, 0.66, 0.6, 0.74, 0.7, 0.86, 0.8];
const trend = [0.3, 0.36, 0.4, 0.5, 0.48, 0.62, 0.72, 0.76];
const shares = [
  { start: 4, end: 196, className: 'stroke-accent' },
  { start: 206, end: 290, className: 'stroke-mint' },
  { start: 300, end: 354, className: 'stroke-border' },
] as const;

/** A dashboard read at one moment, with the share behind it in a card of its own. */
export function AnalyticsIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <DrawnPanel x={24} y={32} width={424} height={328} radius={20} />
      {figures.map(({ value, change, x }) => (
        <g key={x}>
          <Lines x={x} y={62} widths={[48]} weight={5} />
          <Label x={x} y={96} size={22} className="fill-fg">
            {value}
          </Label>
          <Label x={x} y={118} className="fill-mint">
            {change}
          </Label>
        </g>
      ))}
      <path d="M24 140h424M160 32v108M288 32v108" className="stroke-border" />
      <path
        d="M48 184h376M48 232h376M48 280h376"
        strokeDasharray="1 7"
        className="stroke-border-strong"
        opacity="0.6"
      />
      <BarChart x={48} y={168} width={376} height={160} values={weeks} fill={0.5} highlight={7} />
      <path d="M48 328h376" className="stroke-border-strong" />
      <LineChart x={64} y={152} width={219} height={160} values={trend} className="stroke-fg" />
      <path d="M283 196v132" strokeDasharray="3 5" className="stroke-accent" />

      <DrawnPanel x={352} y={216} width={184} height={176} radius={20} />
      <g strokeWidth="14" strokeLinecap="butt">
        {shares.map(({ start, end, className }) => (
          <path key={start} d={arcPath(416, 288, 40, start, end)} className={className} />
        ))}
      </g>
      <Label x={416} y={293} size={15} anchor="middle" className="fill-fg">
        54%
      </Label>
      <g strokeWidth="10">
        <path d="M488 268h.1" className="stroke-accent" />
        <path d="M488 288h.1" className="stroke-mint" />
        <path d="M488 308h.1" className="stroke-border" />
      </g>
      <Lines x={498} y={268} widths={[24, 18, 22]} gap={20} weight={5} tone="soft" />
      <path d="M352 352h184" className="stroke-border" />
      <Lines x={376} y={372} widths={[72]} />
      <Label x={512} y={376} anchor="end">
        n=912
      </Label>
    </Illustration>
  );
}
