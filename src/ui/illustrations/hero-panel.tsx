import {
  Bubble,
  DrawnPanel,
  Illustration,
  type IllustrationProps,
  Label,
  LineChart,
  Lines,
  Mark,
} from './pieces/basics';
import { Avatar, BarChart, Chip, Wire } from './pieces/motifs';

const resolved = [0.18, 0.22, 0.36, 0.32, 0.46, 0.62, 0.58, 0.7, 0.68, 0.84, 0.95];
const byHour = [0.24, 0.3, 0.42, 0.5, 0.46, 0.64, 0.78, 1, 0.86, 0.72, 0.8, 0.58];

/** A conversation in front, the live figures that it moves behind it. */
export function HeroPanel(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={520}>
      <g className="stroke-border">
        <circle cx="176" cy="152" r="128" />
        <circle cx="176" cy="152" r="80" />
      </g>
      <circle cx="86" cy="61" r="4" className="fill-mint" />

      <DrawnPanel x={144} y={40} width={392} height={304} radius={24} />
      <Lines x={168} y={72} widths={[80]} tone="strong" />
      <Chip x={440} y={72} tone="mint" dot>
        live
      </Chip>
      <Label x={168} y={120} size={32} className="fill-fg">
        1,284
      </Label>
      <Label x={276} y={118} className="fill-mint">
        +12.6%
      </Label>
      <path
        d="M168 176h344M168 216h344"
        strokeDasharray="1 7"
        className="stroke-border-strong"
        opacity="0.6"
      />
      <BarChart
        x={312}
        y={152}
        width={200}
        height={104}
        values={byHour.slice(5)}
        fill={0.5}
        className="fill-surface-2"
      />
      <LineChart x={168} y={144} width={344} height={104} values={resolved} />
      <path d="M168 256h344" className="stroke-border" />
      {['08', '12', '16', '20'].map((hour, index) => (
        <Label key={hour} x={330 + index * 56} y={280} size={11}>
          {hour}
        </Label>
      ))}
      <Lines x={330} y={312} widths={[64]} />
      <Label x={512} y={316} anchor="end">
        0.4 s
      </Label>

      <DrawnPanel x={24} y={216} width={280} height={272} radius={20} />
      <Mark x={56} y={248} />
      <Lines x={84} y={242} widths={[80]} tone="strong" />
      <Lines x={84} y={256} widths={[48]} />
      <path d="M24 280h280" className="stroke-border" />
      <Bubble x={104} y={296} width={176} height={52} from="end" className="fill-accent" />
      <Lines x={122} y={314} widths={[140, 92]} tone="on-accent" />
      <Bubble x={48} y={360} width={192} height={68} />
      <Lines x={66} y={378} widths={[152, 136, 84]} tone="soft" />
      <rect x="48" y="440" width="232" height="32" rx="16" className="stroke-border" />
      <path d="M66 448v16" className="stroke-accent" />
      <circle cx="264" cy="456" r="10" className="fill-accent" />
      <path d="M264 460v-8m-3.5 3.5 3.5-3.5 3.5 3.5" className="stroke-on-accent" />

      <Wire from={[304, 392]} to={[400, 420]} className="stroke-accent" />
      <circle cx="304" cy="392" r="4" className="fill-accent" />
      <DrawnPanel x={400} y={376} width={136} height={88} />
      <Avatar x={428} y={404} radius={14} tone="mint" />
      <Lines x={450} y={399} widths={[64, 40]} gap={11} weight={5} />
      <Label x={416} y={446} size={13} className="fill-fg">
        4.9
      </Label>
      <path d="M448 442h72" strokeWidth="5" className="stroke-border" />
      <path d="M448 442h66" strokeWidth="5" className="stroke-mint" />
    </Illustration>
  );
}
