import { Avatar } from './pieces/avatar';
import { Chip } from './pieces/chip';
import { Illustration, type IllustrationProps } from './pieces/illustration';
import { Label } from './pieces/label';
import { smoothPath } from './pieces/smooth-path';

const left = 72;
const hour = 24;
const hours = ['00', '03', '06', '09', '12', '15', '18', '21', '24'] as const;
const daylight = smoothPath([0.04, 0.1, 0.3, 0.64, 0.92, 1, 0.92, 0.64, 0.3, 0.1, 0.04], {
  x: left,
  y: 40,
  width: 24 * hour,
  height: 112,
});
const days = [
  { y: 208, from: 9, to: 18, full: true },
  { y: 240, from: 9, to: 18, full: true },
  { y: 272, from: 11, to: 15, full: false },
] as const;

/** One day as a strip: daylight above, the hours in which people answer below. */
export function WorldHours(props: IllustrationProps) {
  return (
    <Illustration {...props} width={720} height={320}>
      <rect x={left + 9 * hour} y="24" width={9 * hour} height="272" rx="16" className="fill-mint-soft" />
      <path d={`${daylight}V152H${left}z`} className="fill-surface-2" opacity="0.8" />
      <path d={daylight} className="stroke-border-strong" />
      <path d={`M${left} 152h${24 * hour}`} className="stroke-border-strong" />
      {hours.map((label, index) => {
        const x = left + index * 3 * hour;
        return (
          <g key={label}>
            <path d={`M${x} 152v8`} className="stroke-border-strong" />
            <Label
              x={x}
              y={178}
              anchor="middle"
              className={index === 3 || index === 6 ? 'fill-mint' : 'fill-fg-subtle'}
            >
              {label}
            </Label>
          </g>
        );
      })}
      {days.map(({ y, from, to, full }) => (
        <g key={y} strokeWidth="10">
          <path d={`M${left + 5} ${y}h${24 * hour - 10}`} className="stroke-border" opacity="0.6" />
          <path
            d={`M${left + from * hour + 5} ${y}h${(to - from) * hour - 10}`}
            className="stroke-mint"
            opacity={full ? 1 : 0.45}
          />
        </g>
      ))}
      <Avatar x={40} y={208} radius={12} tone="mint" />
      <Avatar x={40} y={240} radius={12} tone="mint" />
      <Avatar x={40} y={272} radius={12} />

      <path d={`M${left + 14 * hour} 24v272`} className="stroke-accent" />
      <circle cx={left + 14 * hour} cy="45" r="9" strokeWidth="2.5" className="fill-surface stroke-accent" />
      <Chip x={left + 14 * hour + 18} y={44} tone="accent">
        14:00
      </Chip>
    </Illustration>
  );
}
