import type { Ref } from 'react';
import { glyphs } from './glyphs';
import { STATION, type Arc, type Drawing, type Placed } from './layout';

interface FlowDrawingProps {
  readonly drawing: Drawing;
  /** What it says in words stands there. */
  readonly describedBy: string;
  readonly className: string;
  readonly ref?: Ref<SVGSVGElement>;
}

/** In attributes and not in classes, so that it is the same when it leaves the page as a picture. */
export function FlowDrawing({ drawing, describedBy, className, ref }: FlowDrawingProps) {
  const { width, height, stations, arcs } = drawing;
  return (
    <svg
      ref={ref}
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
