import { Bubble, Illustration, type IllustrationProps, Lines } from './pieces/basics';
import { arcPath, Chip, Globe } from './pieces/motifs';

/** Letters of five scripts, drawn in a box of 24, so that they look the same on every machine. */
const letters = [
  { script: 'latin', d: 'm4 21 8-18 8 18M7 15h10', x: 56, y: 56, from: 'end', lines: [44, 28] },
  {
    script: 'han',
    d: 'M12 2v4M3 7h18M18 7c-1.5 7-6 12-14 15M6 7c1.5 7 6 12 14 15',
    x: 392,
    y: 40,
    from: 'start',
    lines: [44, 36],
  },
  {
    script: 'cyrillic',
    d: 'M18 21V3h-6.5a5 5 0 0 0 0 10H18M12 13 6 21',
    x: 424,
    y: 200,
    from: 'start',
    lines: [32, 44],
  },
  {
    script: 'arabic',
    d: 'M17 5c-3-3-8-2-8 2 0 3 3 4 8 3-6 1-11 3-11 7 0 5 7 5.5 13 3.5',
    x: 336,
    y: 328,
    from: 'start',
    lines: [44, 24],
  },
  {
    script: 'katakana',
    d: 'M4 5h16c-1 3-3 5-6 7M12 10c0 5-2 9-6 12',
    x: 24,
    y: 256,
    from: 'end',
    lines: [36, 44],
  },
] as const;

/** One sentence setting out from one place on the globe and arriving in four others. */
export function TranslationIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <circle
        cx="280"
        cy="210"
        r="192"
        strokeDasharray="1 7"
        className="stroke-border-strong"
        opacity="0.6"
      />
      <Globe x={280} y={210} radius={152} />
      <g className="stroke-accent">
        <path d="M208 136C256 72 336 80 376 136" />
        <path d="M208 136c72-8 144 40 176 104" />
        <path d="M208 136c56 24 112 96 128 176" />
        <path d="M208 136c-32 40-40 96-24 152" />
      </g>
      <path d={arcPath(208, 136, 12, 0, 359.9)} className="stroke-accent" opacity="0.5" />
      <circle cx="208" cy="136" r="5" className="fill-accent" />
      {[
        [376, 136],
        [384, 240],
        [336, 312],
        [184, 288],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" strokeWidth="2" className="fill-surface stroke-accent" />
      ))}
      {letters.map(({ script, d, x, y, from, lines }) => {
        const source = script === 'latin';
        return (
          <g key={script}>
            <g className={source ? '' : 'stroke-border'}>
              <Bubble
                x={x}
                y={y}
                width={120}
                height={56}
                from={from}
                className={source ? 'fill-accent' : 'fill-surface'}
              />
            </g>
            <path
              d={d}
              transform={`translate(${x + 16} ${y + 16})`}
              strokeWidth="2"
              className={source ? 'stroke-on-accent' : 'stroke-fg'}
            />
            <Lines
              x={x + 56}
              y={y + 22}
              widths={lines}
              gap={13}
              weight={5}
              tone={source ? 'on-accent' : 'soft'}
            />
          </g>
        );
      })}
      <Chip x={144} y={368} tone="mint" dot>
        0.5 s
      </Chip>
    </Illustration>
  );
}
