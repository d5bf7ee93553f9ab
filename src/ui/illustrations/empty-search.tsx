import { Illustration, type IllustrationProps } from './pieces/illustration';
import { Lines } from './pieces/lines';

/** Rows with nothing on them, and the glass that has looked. */
export function EmptySearchIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={320} height={200}>
      <g strokeDasharray="4 5" className="stroke-border-strong">
        <rect x="40" y="24" width="240" height="40" rx="12" opacity="0.8" />
        <rect x="40" y="80" width="240" height="40" rx="12" opacity="0.6" />
        <rect x="40" y="136" width="240" height="40" rx="12" opacity="0.4" />
      </g>
      <Lines x={80} y={44} widths={[96]} />
      <Lines x={80} y={156} widths={[72]} />
      <g className="fill-border">
        <circle cx="62" cy="44" r="7" />
        <circle cx="62" cy="100" r="7" />
        <circle cx="62" cy="156" r="7" />
      </g>
      <path d="m230 142 26 28" strokeWidth="8" className="stroke-fg" />
      <circle cx="200" cy="108" r="44" strokeWidth="3" className="fill-surface stroke-fg" />
      <circle cx="200" cy="108" r="34" className="fill-accent-soft" />
      <path d="M186 108h28" strokeWidth="3" className="stroke-accent" />
      <circle cx="284" cy="32" r="4" className="fill-accent" />
      <circle cx="28" cy="172" r="4" className="fill-mint" />
    </Illustration>
  );
}
