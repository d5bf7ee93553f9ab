import { DrawnPanel, Illustration, type IllustrationProps, Lines, Tick } from './pieces/basics';
import { Avatar, Chip, Cursor, Wire } from './pieces/motifs';

/** One page, three people on it, and the remark that settles it. */
export function CollaborationIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <DrawnPanel x={72} y={24} width={336} height={368} radius={20} />
      <Lines x={104} y={60} widths={[120]} weight={8} tone="ink" />
      <Avatar x={376} y={60} tone="warn" />
      <Avatar x={354} y={60} tone="mint" />
      <Avatar x={332} y={60} tone="accent" />
      <path d="M72 92h336" className="stroke-border" />
      <Lines x={104} y={124} widths={[272, 248, 264]} gap={20} tone="soft" />
      <rect x="96" y="186" width="288" height="52" rx="8" className="fill-accent-soft" />
      <Lines x={104} y={202} widths={[264, 184]} gap={20} tone="accent" />
      <Lines x={104} y={264} widths={[256, 272, 96]} gap={20} tone="soft" />
      <path d="M210 296v16" strokeWidth="2" className="stroke-mint" />
      <Cursor x={218} y={316} className="fill-mint" />
      <Chip x={232} y={350} tone="mint">
        Ines
      </Chip>

      <Wire from={[384, 212]} to={[424, 172]} className="stroke-accent" />
      <circle cx="384" cy="212" r="4" className="fill-accent" />
      <DrawnPanel x={400} y={128} width={136} height={112} />
      <Avatar x={426} y={154} radius={12} tone="accent" />
      <Lines x={446} y={154} widths={[56]} tone="strong" />
      <Lines x={416} y={184} widths={[104, 72]} gap={14} weight={5} tone="soft" />
      <path d="M400 214h136" className="stroke-border" />
      <Lines x={416} y={227} widths={[32]} weight={5} tone="accent" />

      <DrawnPanel x={24} y={300} width={112} height={56} />
      <Tick x={52} y={328} />
      <Lines x={74} y={322} widths={[44, 28]} gap={13} weight={5} tone="soft" />
      <Cursor x={316} y={214} className="fill-accent" />
    </Illustration>
  );
}
