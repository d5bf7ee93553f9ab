import {
  Bubble,
  DrawnPanel,
  Illustration,
  type IllustrationProps,
  Label,
  Lines,
  Mark,
} from './pieces/basics';
import { Avatar, Wire } from './pieces/motifs';

const intents = [
  { name: 'order', y: 122, chosen: false },
  { name: 'refund', y: 210, chosen: true },
  { name: 'hours', y: 298, chosen: false },
] as const;

/** A message, the intents it could mean, and the answer to the right one. */
export function ChatbotIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <circle cx="264" cy="210" r="176" className="stroke-border" />
      <circle
        cx="264"
        cy="210"
        r="120"
        strokeDasharray="1 7"
        className="stroke-border-strong"
        opacity="0.6"
      />

      <Avatar x={32} y={152} tone="accent" />
      <Bubble x={16} y={178} width={152} height={64} className="fill-accent" />
      <Lines x={36} y={202} widths={[112, 72]} tone="on-accent" />

      {intents.map(({ name, y, chosen }) => (
        <g key={name} className={chosen ? 'stroke-accent' : 'stroke-border'}>
          <Wire from={[168, 210]} to={[216, y]} className="" />
          <rect
            x="216"
            y={y - 18}
            width="96"
            height="36"
            rx="18"
            className={chosen ? 'fill-accent-soft' : 'fill-surface'}
          />
          <Label
            x={264}
            y={y + 4}
            size={13}
            anchor="middle"
            className={`stroke-none ${chosen ? 'fill-accent-fg' : 'fill-fg-subtle'}`}
          >
            {name}
          </Label>
        </g>
      ))}
      <path d="M312 210h40" className="stroke-accent" />
      <circle cx="168" cy="210" r="4" className="fill-accent" />

      <DrawnPanel x={352} y={64} width={192} height={292} radius={20} />
      <circle cx="352" cy="210" r="4" className="fill-accent" />
      <Mark x={384} y={96} radius={14} />
      <Lines x={408} y={91} widths={[72]} tone="strong" />
      <Lines x={408} y={104} widths={[44]} weight={5} />
      <path d="M352 128h192" className="stroke-border" />
      <Bubble x={372} y={148} width={140} height={84} />
      <Lines x={388} y={168} widths={[108, 96, 112, 56]} gap={15} tone="soft" />
      <g className="stroke-border">
        <rect x="372" y="244" width="68" height="28" rx="14" />
        <rect x="448" y="244" width="76" height="28" rx="14" />
      </g>
      <Lines x={390} y={258} widths={[32]} tone="accent" />
      <Lines x={466} y={258} widths={[40]} tone="accent" />
      <rect x="372" y="304" width="152" height="32" rx="16" className="fill-surface-2" />
      <path d="M390 313v14" className="stroke-accent" />
      <circle cx="508" cy="320" r="10" className="fill-accent" />
      <path d="M508 324v-8m-3.5 3.5 3.5-3.5 3.5 3.5" className="stroke-on-accent" />
    </Illustration>
  );
}
