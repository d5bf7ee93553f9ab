import { Label } from './label';

const tones = {
  accent: { ground: 'fill-accent-soft', ink: 'fill-accent-fg' },
  mint: { ground: 'fill-mint-soft', ink: 'fill-mint' },
  warn: { ground: 'fill-warn-soft', ink: 'fill-warn' },
  danger: { ground: 'fill-danger-soft', ink: 'fill-danger' },
  plain: { ground: 'fill-surface-2', ink: 'fill-fg-subtle' },
} as const;

interface ChipProps {
  readonly x: number;
  readonly y: number;
  readonly children: string;
  readonly tone?: keyof typeof tones;
  /** Leads with a small light. */
  readonly dot?: boolean;
}

/** A state in one word, as wide as its letters; x and y are its start and its middle. */
export function Chip({ x, y, children, tone = 'plain', dot = false }: ChipProps) {
  const { ground, ink } = tones[tone];
  const inset = dot ? 24 : 12;
  return (
    <>
      <rect
        x={x}
        y={y - 12}
        width={inset + 12 + children.length * 7.2}
        height="24"
        rx="12"
        className={ground}
      />
      {dot && <circle cx={x + 14} cy={y} r="3" className={ink} />}
      <Label x={x + inset} y={y + 4} className={ink}>
        {children}
      </Label>
    </>
  );
}
