import { DrawnPanel, Illustration, type IllustrationProps, Label, Lines } from './pieces/basics';
import { arcPath, DialTicks, polar } from './pieces/motifs';

const hand = 74;

/** A gauge near its end stop; below it, the time something took before and takes now. */
export function PerformanceIllustration(props: IllustrationProps) {
  const [tipX, tipY] = polar(280, 224, 132, hand);
  const [tailX, tailY] = polar(280, 224, 88, hand);
  return (
    <Illustration {...props} width={560} height={420}>
      <g className="stroke-border">
        <path d={arcPath(280, 224, 208, -78, 78)} />
        <path d={`${arcPath(280, 224, 176, -100, 100)}Z`} className="fill-surface" />
      </g>
      <DialTicks
        x={280}
        y={224}
        radius={164}
        count={51}
        length={8}
        start={-96}
        end={96}
        className="stroke-border"
      />
      <DialTicks x={280} y={224} radius={164} count={11} length={16} start={-96} end={96} />
      <g strokeWidth="12">
        <path d={arcPath(280, 224, 124, -96, 96)} className="stroke-surface-2" />
        <path d={arcPath(280, 224, 124, -96, hand)} className="stroke-accent" />
      </g>
      <path d={`M${tailX} ${tailY}L${tipX} ${tipY}`} strokeWidth="4" className="stroke-fg" />
      <Label x={280} y={204} size={56} anchor="middle" className="fill-fg">
        0.8
      </Label>
      <Label x={280} y={232} size={14} anchor="middle">
        s
      </Label>
      <circle cx={polar(280, 224, 208, 52)[0]} cy={polar(280, 224, 208, 52)[1]} r="4" className="fill-mint" />
      <circle
        cx={polar(280, 224, 208, -52)[0]}
        cy={polar(280, 224, 208, -52)[1]}
        r="4"
        className="fill-border-strong"
      />

      <DrawnPanel x={80} y={280} width={400} height={104} radius={20} />
      <Lines x={104} y={314} widths={[40]} tone="soft" />
      <Lines x={160} y={314} widths={[240]} weight={12} />
      <Label x={456} y={318} anchor="end">
        6.2
      </Label>
      <Lines x={104} y={350} widths={[32]} tone="strong" />
      <Lines x={160} y={350} widths={[34]} weight={12} tone="mint" />
      <Label x={456} y={354} anchor="end" className="fill-mint">
        0.8
      </Label>
    </Illustration>
  );
}
