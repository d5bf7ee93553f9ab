import {
  Bubble,
  DrawnPanel,
  Illustration,
  type IllustrationProps,
  Label,
  LineChart,
  Lines,
  Mark,
  Tick,
} from './pieces/basics';

const answered = [0.1, 0.16, 0.3, 0.28, 0.42, 0.6, 0.58, 0.7, 0.86, 0.94];

/** A question, its answer and the chart that backs it, as one surface. */
export function SignInPanel(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={640}>
      <g className="stroke-border">
        <circle cx="432" cy="136" r="112" />
        <circle cx="432" cy="136" r="72" />
        <circle cx="128" cy="504" r="112" />
      </g>
      <circle cx="537" cy="97" r="4" className="fill-accent" />
      <circle cx="23" cy="543" r="4" className="fill-mint" />

      <DrawnPanel x={48} y={56} width={464} height={528} radius={24} />
      <Mark x={88} y={88} />
      <Lines x={116} y={82} widths={[88]} tone="strong" />
      <Lines x={116} y={96} widths={[56]} />
      <rect x="424" y="76" width="64" height="24" rx="12" className="fill-mint-soft" />
      <circle cx="439" cy="88" r="3" className="fill-mint" />
      <Label x={449} y={92} className="fill-mint">
        live
      </Label>
      <path d="M48 120h464" className="stroke-border" />

      <Bubble x={256} y={144} width={232} height={56} from="end" className="fill-accent" />
      <Lines x={276} y={164} widths={[192, 120]} tone="on-accent" />
      <Bubble x={72} y={216} width={288} height={104} />
      <Lines x={92} y={240} widths={[232, 248, 208, 96]} gap={18} tone="soft" />

      <rect x="72" y="344" width="416" height="216" rx="16" className="fill-surface stroke-border" />
      <Lines x={92} y={368} widths={[72]} tone="soft" />
      <Label x={92} y={404} size={26} className="fill-fg">
        94.2%
      </Label>
      <Label x={184} y={402} className="fill-mint">
        +3.1
      </Label>
      <LineChart x={92} y={424} width={376} height={112} values={answered} area="fill-accent-soft" />
      <path d="M92 456h376M92 496h376" strokeDasharray="1 7" className="stroke-border-strong" />
      <path d="M92 536h376" className="stroke-border" />

      <DrawnPanel x={392} y={240} width={152} height={56} />
      <Tick x={420} y={268} />
      <Label x={442} y={266} size={13} className="fill-fg">
        0.82 s
      </Label>
      <Lines x={442} y={278} widths={[72]} weight={5} />
    </Illustration>
  );
}
