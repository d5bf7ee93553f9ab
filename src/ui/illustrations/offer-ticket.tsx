import { Illustration, type IllustrationProps } from './pieces/illustration';
import { Label } from './pieces/label';
import { Lines } from './pieces/lines';

/** A ticket with its stub: the ornament of the offer. */
export function OfferTicket(props: IllustrationProps) {
  return (
    <Illustration {...props} width={320} height={160}>
      <path d={outline(5)} className="fill-border" opacity="0.55" />
      <path d={outline(0)} className="fill-surface stroke-border" />
      <path d="M216 44v72" strokeDasharray="1 8" strokeWidth="3" className="stroke-border-strong" />
      <circle cx="68" cy="80" r="28" className="fill-accent" />
      <path d="m59 90 18-20" strokeWidth="3" className="stroke-on-accent" />
      <g strokeWidth="2.5" className="stroke-on-accent">
        <circle cx="61" cy="73" r="4" />
        <circle cx="75" cy="87" r="4" />
      </g>
      <Label x={112} y={72} size={24} className="fill-fg">
        -10%
      </Label>
      <Lines x={112} y={92} widths={[80, 56]} gap={14} tone="soft" />
      <g strokeLinecap="butt" className="stroke-fg">
        <path d="M240 48h40M240 66h40M240 90h40M240 108h40" strokeWidth="3.5" />
        <path
          d="M240 54h32M240 60h40M240 72h32M240 78h40M240 84h32M240 96h40M240 102h32M240 114h40"
          strokeWidth="2"
        />
      </g>
    </Illustration>
  );
}

function outline(drop: number): string {
  return `M32 ${24 + drop}h172a12 12 0 0 0 24 0h60a16 16 0 0 1 16 16v80a16 16 0 0 1-16 16h-60a12 12 0 0 0-24 0H32a16 16 0 0 1-16-16V${40 + drop}a16 16 0 0 1 16-16z`;
}
