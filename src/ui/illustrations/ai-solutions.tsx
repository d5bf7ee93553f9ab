import { Bubble, DrawnPanel, Illustration, type IllustrationProps, Lines } from './pieces/basics';
import { BarChart, Globe, Shield, TableRows, Waveform } from './pieces/motifs';

const voice = [
  0.2, 0.5, 0.8, 0.4, 0.9, 0.6, 1, 0.7, 0.4, 0.8, 0.5, 0.3, 0.6, 0.9, 0.5, 0.7, 0.3, 0.5, 0.25, 0.15,
];

/** Six instruments on one workbench, the core among them. */
export function AiSolutionsIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <DrawnPanel x={24} y={24} width={168} height={180} />
      <Bubble x={72} y={48} width={96} height={44} from="end" className="fill-accent-soft" />
      <Lines x={88} y={64} widths={[64, 40]} gap={13} tone="accent" weight={5} />
      <Bubble x={48} y={104} width={112} height={72} />
      <Lines x={64} y={124} widths={[80, 64, 48]} tone="soft" />

      <DrawnPanel x={208} y={24} width={328} height={108} />
      <Waveform x={244} y={78} height={64} values={voice} gap={10} className="stroke-border-strong" />
      <circle cx="488" cy="78" r="20" className="fill-surface-2" />
      <path d="m484 71 11 7-11 7z" className="fill-fg stroke-fg" />

      <rect x="208" y="148" width="144" height="124" rx="16" className="fill-accent" />
      <g className="stroke-on-accent">
        <circle cx="280" cy="210" r="46" strokeDasharray="1 7" />
        <path d="M272 192v20a8 8 0 0 0 8 8h12" strokeWidth="5" />
      </g>
      <circle cx="289" cy="199" r="6" className="fill-on-accent" />

      <DrawnPanel x={368} y={148} width={168} height={124} />
      <BarChart
        x={388}
        y={172}
        width={128}
        height={80}
        values={[0.3, 0.45, 0.4, 0.62, 0.75, 1]}
        highlight={5}
      />
      <path d="M388 252h128" className="stroke-border-strong" />

      <DrawnPanel x={24} y={220} width={168} height={176} />
      <Globe x={108} y={308} radius={60} />
      <path d="M78 334c4-52 36-66 66-54" strokeWidth="2" className="stroke-accent" />
      <circle cx="78" cy="334" r="4" className="fill-accent" />
      <circle cx="144" cy="280" r="4" className="fill-mint" />

      <DrawnPanel x={208} y={288} width={328} height={108} />
      <Shield x={256} y={342} size={32} className="fill-mint-soft stroke-mint" />
      <path d="m247 342 7 7 12-14" strokeWidth="2" className="stroke-mint" />
      <TableRows
        x={308}
        y={306}
        width={204}
        rowHeight={36}
        rows={[
          [72, '99.9'],
          [96, '24/7'],
        ]}
      />
    </Illustration>
  );
}
