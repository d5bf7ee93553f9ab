import { DrawnPanel, Illustration, type IllustrationProps, Label, Lines } from './pieces/basics';
import { Chip, TableRows, Wire } from './pieces/motifs';

const accounts = [
  [472, 88],
  [568, 72],
  [592, 160],
  [536, 128],
] as const;
const suspects = [
  [480, 272],
  [552, 240],
  [576, 320],
  [504, 344],
] as const;

/** A table of payments; one of them is lifted out, and leads to accounts that belong together. */
export function FraudScene(props: IllustrationProps) {
  return (
    <Illustration {...props} width={640} height={420}>
      <DrawnPanel x={40} y={32} width={320} height={356} radius={20} />
      <Lines x={64} y={60} widths={[96]} tone="strong" />
      <Lines x={296} y={60} widths={[40]} />
      <path d="M40 84h320" className="stroke-border" />
      <TableRows
        x={64}
        y={84}
        width={272}
        rowHeight={48}
        rows={[
          [104, '24.00'],
          [72, '112.50'],
          [120, '8.90'],
        ]}
      />
      <path d="M64 228h272M64 292h272" className="stroke-border" />
      <TableRows
        x={64}
        y={292}
        width={272}
        rowHeight={48}
        rows={[
          [88, '61.20'],
          [112, '19.00'],
        ]}
      />

      <Wire from={[384, 260]} to={[480, 272]} className="stroke-danger" />
      <DrawnPanel x={24} y={228} width={360} height={64} />
      <rect x="24" y="228" width="360" height="64" rx="16" strokeWidth="2" className="stroke-danger" />
      <circle cx="56" cy="260" r="12" className="fill-danger-soft" />
      <path d="M56 254v7M56 265h.1" strokeWidth="2" className="stroke-danger" />
      <Lines x={84} y={253} widths={[112, 64]} gap={14} tone="strong" />
      <Chip x={224} y={260} tone="danger">
        97
      </Chip>
      <Label x={360} y={265} size={14} anchor="end" className="fill-fg">
        2,480.00
      </Label>
      <circle cx="384" cy="260" r="4" className="fill-danger" />

      <g className="stroke-border-strong" opacity="0.7">
        <path d="M472 88l64 40 32-56M536 128l56 32M536 128l16 112" />
      </g>
      {accounts.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === 3 ? 14 : 10}
          className="fill-surface stroke-border-strong"
        />
      ))}
      <circle cx="536" cy="128" r="4" className="fill-mint" />
      <circle cx="528" cy="294" r="88" strokeDasharray="4 6" className="stroke-danger" />
      <path
        d="M480 272l72-32 24 80-72 24zM480 272l96 48M552 240l-48 104"
        className="stroke-danger"
        opacity="0.55"
      />
      {suspects.map(([x, y], index) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r={index === 0 ? 14 : 10}
          className={index === 0 ? 'fill-danger' : 'fill-danger-soft stroke-danger'}
        />
      ))}
    </Illustration>
  );
}
