import { DrawnPanel, Illustration, type IllustrationProps, Label, Lines, Mark } from './pieces/basics';
import { arcPath, Avatar, DialTicks, polar, Wire } from './pieces/motifs';

/** A day of 24 hours: answers all the way round, people through the middle of it. */
export function SupportIllustration(props: IllustrationProps) {
  const [handX, handY] = polar(192, 210, 124, 300);
  return (
    <Illustration {...props} width={560} height={420}>
      <circle cx="192" cy="210" r="168" className="fill-surface stroke-border" />
      <DialTicks x={192} y={210} radius={156} count={96} length={5} className="stroke-border" />
      <DialTicks x={192} y={210} radius={156} count={24} length={10} />
      <g strokeWidth="10">
        <circle cx="192" cy="210" r="124" className="stroke-accent" />
        <path d={arcPath(192, 210, 102, 135, 270)} className="stroke-mint" />
        <path d={arcPath(192, 210, 102, 282, 482)} className="stroke-surface-2" />
      </g>
      <circle cx={handX} cy={handY} r="9" strokeWidth="3" className="fill-surface stroke-accent" />
      <Label x={192} y={218} size={36} anchor="middle" className="fill-fg">
        24/7
      </Label>
      <Lines x={168} y={240} widths={[48]} />

      <DrawnPanel x={312} y={88} width={224} height={88} radius={20} />
      <Mark x={344} y={120} radius={16} />
      <Lines x={372} y={114} widths={[96]} tone="strong" />
      <Lines x={372} y={134} widths={[136, 104]} tone="soft" />
      <DrawnPanel x={336} y={240} width={200} height={104} radius={20} />
      <Avatar x={368} y={272} tone="mint" />
      <Lines x={396} y={266} widths={[72]} tone="strong" />
      <Lines x={396} y={286} widths={[112, 120, 56]} tone="soft" />
      <Wire from={[424, 176]} to={[440, 240]} along="y" className="stroke-border-strong" />
    </Illustration>
  );
}
