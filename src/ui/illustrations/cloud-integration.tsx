import { DrawnPanel, Illustration, type IllustrationProps, Lines, Mark } from './pieces/basics';
import { Chip } from './pieces/motifs';

/** Each device hangs on its own line from the cloud. */
const lines = [
  { x: 88, route: 'M232 204v20a12 12 0 0 1-12 12H100a12 12 0 0 0-12 12v56' },
  { x: 216, route: 'M264 204v52a12 12 0 0 1-12 12h-24a12 12 0 0 0-12 12v24' },
  { x: 344, route: 'M296 204v52a12 12 0 0 0 12 12h24a12 12 0 0 1 12 12v24' },
  { x: 472, route: 'M328 204v20a12 12 0 0 0 12 12h120a12 12 0 0 1 12 12v56' },
] as const;

/** One copy in the cloud, the same on every device below it. */
export function CloudIntegrationIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <ellipse
        cx="280"
        cy="128"
        rx="232"
        ry="96"
        strokeDasharray="1 7"
        className="stroke-border-strong"
        opacity="0.6"
      />
      {lines.map(({ x, route }, index) => (
        <g key={x}>
          <path
            d={route}
            className={index === 1 ? 'stroke-accent' : 'stroke-border-strong'}
            opacity={index === 1 ? 1 : 0.5}
          />
          <DrawnPanel x={x - 48} y={304} width={96} height={80} />
        </g>
      ))}
      <Cloud x={280} y={128} />
      <Mark x={280} y={104} radius={24} />
      <Lines x={224} y={152} widths={[112]} tone="strong" />
      <Lines x={240} y={170} widths={[80]} />
      <Chip x={404} y={56} tone="mint" dot>
        synced
      </Chip>
      <g className="fill-accent">
        <circle cx="264" cy="232" r="4" />
        <circle cx="216" cy="290" r="4" />
      </g>
      <g className="fill-mint">
        <circle cx="160" cy="236" r="4" />
        <circle cx="472" cy="276" r="4" />
        <circle cx="344" cy="290" r="4" />
      </g>

      <g className="stroke-fg-muted">
        <rect x="74" y="322" width="28" height="44" rx="6" />
        <path d="M84 360h8" />
        <rect x="194" y="326" width="44" height="28" rx="4" />
        <path d="M186 362h60" />
        <ellipse cx="344" cy="328" rx="22" ry="7" />
        <path d="M322 328v32c0 4 10 7 22 7s22-3 22-7v-32M322 344c0 4 10 7 22 7s22-3 22-7" />
        <rect x="446" y="324" width="52" height="40" rx="5" />
        <path d="M446 335h52M456 345h20M456 354h28" />
      </g>
    </Illustration>
  );
}

interface CloudProps {
  readonly x: number;
  readonly y: number;
  /** 1 draws it 256 wide and 152 high. */
  readonly scale?: number;
}

/** A cloud on a flat ground, centered on x and y. */
function Cloud({ x, y, scale = 1 }: CloudProps) {
  return (
    <path
      d="M-80 76a48 48 0 0 1-7-95A64 64 0 0 1 28-52 52 52 0 0 1 90-14 46 46 0 0 1 82 76z"
      transform={`translate(${x} ${y}) scale(${scale})`}
      strokeWidth={1.5 / scale}
      className="fill-surface stroke-border"
    />
  );
}
