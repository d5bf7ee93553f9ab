import { type Arc, type Drawing, type Placed, STATION } from './flow-layout';
import type { Glyph } from './flow';

interface FlowDrawingProps {
  readonly drawing: Drawing;
  /** Id of the list that describes the drawing in words. */
  readonly describedBy: string;
  readonly className: string;
}

export function FlowDrawing({ drawing, describedBy, className }: FlowDrawingProps) {
  const { width, height, stations, arcs } = drawing;
  return (
    <svg
      role="img"
      aria-label="Drawing of the integration"
      aria-describedby={describedBy}
      viewBox={`0 0 ${width} ${height}`}
      fontFamily="'Geist Variable', ui-sans-serif, system-ui, sans-serif"
      className={className}
    >
      <rect width={width} height={height} fill="var(--bg)" />
      {stations.map((station) => (
        <Box key={station.id} station={station} />
      ))}
      {arcs.map((arc) => (
        <Connection key={arc.id} arc={arc} />
      ))}
    </svg>
  );
}

function Connection({ arc: { path, end, steers, label } }: { readonly arc: Arc }) {
  return (
    <g>
      <path
        d={path}
        fill="none"
        stroke={steers ? 'var(--fg-subtle)' : 'var(--accent)'}
        strokeWidth="1.25"
        strokeDasharray={steers ? '2 5' : undefined}
      />
      <circle cx={end[0]} cy={end[1]} r="3.5" fill={steers ? 'var(--fg-subtle)' : 'var(--accent)'} />
      {label && (
        <text
          x={label.at[0]}
          y={label.at[1]}
          textAnchor="middle"
          fontSize="11"
          fontFamily="'Geist Mono Variable', ui-monospace, monospace"
          fill="var(--fg-muted)"
        >
          {label.text}
        </text>
      )}
    </g>
  );
}

function Box({ station: { x, y, place, title, note, glyph } }: { readonly station: Placed }) {
  const ours = place === 'gate' || place === 'model';
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x="0.5"
        y="0.5"
        width={STATION.width - 1}
        height={STATION.height - 1}
        rx="10"
        fill={ours ? 'var(--accent-soft)' : 'var(--surface)'}
        stroke={ours ? 'var(--accent)' : 'var(--border-strong)'}
      />
      <path
        d={glyphs[glyph]}
        transform="translate(14 20)"
        fill="none"
        stroke="var(--accent-fg)"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x="46" y="27" fontSize="14" fontWeight="600" fill="var(--fg)">
        {title}
      </text>
      <text
        x="46"
        y="44"
        fontSize="11"
        fontFamily="'Geist Mono Variable', ui-monospace, monospace"
        fill="var(--fg-muted)"
      >
        {note}
      </text>
    </g>
  );
}

/** SVG paths on a 20 by 20 grid. */
const glyphs: Readonly<Record<Glyph, string>> = {
  bubble: 'M4 4h12a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H9l-4 3v-3H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2ZM6 8h8M6 11h5',
  letter: 'M3 5h14v10H3ZM3 5.5l7 5.5 7-5.5',
  wave: 'M3 10v0M6 7v6M9 3v14M12 6v8M15 8v4M18 10v0',
  table: 'M3 4h14v12H3ZM3 8h14M3 12h14M9 8v8',
  shield: 'M10 2l7 3v5c0 4-3 7-7 8-4-1-7-4-7-8V5ZM7 10l2 2 4-4',
  chip: 'M5 5h10v10H5ZM8 8h4v4H8ZM8 2v3M12 2v3M8 15v3M12 15v3M2 8h3M2 12h3M15 8h3M15 12h3',
  box: 'M3 6l7-3 7 3v8l-7 3-7-3ZM3 6l7 3 7-3M10 9v8',
  key: 'M6.5 17a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7ZM9 11l7-7M13 7l3 3M11 9l2 2',
  clock: 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM10 6v4l3 2',
};
