import { Illustration, type IllustrationProps, Label, smoothPath } from './pieces/basics';

/** How many machines are needed, and how many stand ready besides. */
const columns = [
  { needed: 1, spare: 1, label: '09' },
  { needed: 2, spare: 0, label: '10' },
  { needed: 2, spare: 1, label: '11' },
  { needed: 4, spare: 0, label: '12' },
  { needed: 5, spare: 1, label: '13' },
  { needed: 7, spare: 1, label: '14' },
] as const;
const ground = 360;
const demand = smoothPath([0.12, 0.24, 0.28, 0.5, 0.66, 0.86, 1], { x: 40, y: 56, width: 480, height: 300 });

/** Machines joining column by column, each as the line asks for it. */
export function ScalabilityIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <path
        d="M32 288h496M32 216h496M32 144h496M32 72h496"
        strokeDasharray="1 7"
        className="stroke-border-strong"
        opacity="0.6"
      />
      {columns.map(({ needed, spare, label }, column) => {
        const x = 48 + column * 80;
        return (
          <g key={label}>
            {Array.from({ length: needed + spare }, (_, row) => {
              const y = ground - 8 - 36 * (row + 1);
              return row < needed ? (
                <g key={row}>
                  <rect
                    x={x}
                    y={y + 4}
                    width="64"
                    height="28"
                    rx="8"
                    className={column === 5 ? 'fill-accent' : 'fill-surface stroke-border'}
                  />
                  <circle
                    cx={x + 15}
                    cy={y + 18}
                    r="3"
                    className={column === 5 ? 'fill-on-accent' : 'fill-mint'}
                  />
                  <path
                    d={`M${x + 28} ${y + 18}h22`}
                    strokeWidth="4"
                    className={column === 5 ? 'stroke-on-accent' : 'stroke-border'}
                  />
                </g>
              ) : (
                <rect
                  key={row}
                  x={x}
                  y={y + 4}
                  width="64"
                  height="28"
                  rx="8"
                  strokeDasharray="4 5"
                  className="stroke-border-strong"
                />
              );
            })}
            <Label x={x + 32} y={ground + 28} anchor="middle">
              {label}
            </Label>
          </g>
        );
      })}
      <path d={`M32 ${ground}h496`} className="stroke-border-strong" />
      <path d={demand} strokeWidth="2" className="stroke-fg" />
      <circle cx="520" cy="56" r="5" strokeWidth="2.5" className="fill-surface stroke-fg" />
    </Illustration>
  );
}
