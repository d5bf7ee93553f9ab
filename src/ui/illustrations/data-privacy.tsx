import { Avatar } from './pieces/avatar';
import { Illustration, type IllustrationProps } from './pieces/illustration';
import { Key } from './pieces/key';
import { Label } from './pieces/label';
import { Lines } from './pieces/lines';
import { Lock } from './pieces/lock';
import { Sheet } from './pieces/sheet';

const sealed = [
  '9f 3a c1 7e 04',
  'b2 58 e0 1d 6a',
  '41 c7 92 fa 3b',
  'd8 0e 75 b6 2c',
  '6d a4 1f 83 e9',
  '07 cb 50 9a f4',
  'e3 29 86 4d b1',
];

/** A page that can be read, the lock it goes through, and what everyone else sees. */
export function DataPrivacyIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <path d="M280 24v372" strokeDasharray="1 7" className="stroke-border-strong" />
      <Sheet x={32} y={64} width={176} height={292} />
      <Avatar x={72} y={104} radius={18} tone="mint" />
      <Lines x={100} y={98} widths={[64, 40]} gap={14} tone="soft" />
      <path d="M56 140h128" className="stroke-border" />
      <Lines x={56} y={164} widths={[128, 104, 120, 72]} gap={18} tone="ink" />
      <Lines x={56} y={252} widths={[112, 128, 64]} gap={18} tone="ink" />
      <rect x="56" y="312" width="64" height="20" rx="10" className="fill-mint-soft" />
      <Lines x={68} y={322} widths={[40]} tone="mint" />

      <Sheet x={352} y={64} width={176} height={292} />
      <circle cx="392" cy="104" r="18" className="fill-surface-2" />
      <path d="M385 104h14" className="stroke-border-strong" />
      <path
        d="M420 98h60M420 112h36"
        strokeWidth="6"
        strokeDasharray="1 9"
        className="stroke-border-strong"
        opacity="0.6"
      />
      <path d="M376 140h128" className="stroke-border" />
      {sealed.map((row, index) => (
        <Label
          key={row}
          x={376}
          y={170 + index * 24}
          size={14.5}
          className={index === 3 ? 'fill-accent-fg' : 'fill-fg-subtle'}
        >
          {row}
        </Label>
      ))}

      <path d="M208 210h28m88 0h28" className="stroke-accent" />
      <circle cx="208" cy="210" r="4" className="fill-mint" />
      <circle cx="352" cy="210" r="4" className="fill-accent" />
      <circle cx="280" cy="210" r="56" className="fill-bg stroke-border" />
      <circle cx="280" cy="210" r="44" className="fill-surface stroke-border" />
      <Lock x={280} y={206} />
      <rect x="248" y="308" width="64" height="32" rx="16" className="fill-surface stroke-border" />
      <Key x={268} y={323} />
    </Illustration>
  );
}
