import { Illustration, type IllustrationProps } from './pieces/basics';
import { arcPath, DialTicks, polar } from './pieces/motifs';

const horizon = 296;
const arcs = [112, 160, 208, 256] as const;

/** Four steps on the way up, each on a wider arc. */
const steps = [
  { radius: 112, angle: -52, className: 'fill-fg' },
  { radius: 160, angle: -16, className: 'fill-accent' },
  { radius: 208, angle: 24, className: 'fill-accent' },
  { radius: 256, angle: 52, className: 'fill-mint' },
] as const;

/** A light coming over the horizon, and the way to it. */
export function AboutVision(props: IllustrationProps) {
  const path = steps.map(({ radius, angle }) => polar(280, horizon, radius, angle));
  return (
    <Illustration {...props} width={560} height={420}>
      {arcs.map((radius) => (
        <path key={radius} d={arcPath(280, horizon, radius, -90, 90)} className="stroke-border" />
      ))}
      <DialTicks
        x={280}
        y={horizon}
        radius={256}
        count={61}
        length={6}
        start={-90}
        end={90}
        className="stroke-border-strong"
      />
      <path d={`${arcPath(280, horizon, 64, -90, 90)}z`} className="fill-accent" />
      <path d={arcPath(280, horizon, 80, -90, 90)} strokeDasharray="1 7" className="stroke-accent" />
      <path d={`M${path.join('L')}`} className="stroke-fg" strokeDasharray="3 5" />
      {steps.map(({ radius, angle, className }) => {
        const [x, y] = polar(280, horizon, radius, angle);
        return (
          <g key={radius}>
            <circle cx={x} cy={y} r="14" className="fill-surface stroke-border" />
            <circle cx={x} cy={y} r="5" className={className} />
          </g>
        );
      })}

      <path d={`M16 ${horizon}h528`} className="stroke-border-strong" />
      <g className="stroke-border">
        {[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].map((ray) => (
          <path key={ray} d={`M${280 + ray * 16} ${horizon + 8}L${280 + ray * 46} 404`} />
        ))}
        <path d="M184 312h192M160 332h240M124 360h312M60 396h440" />
      </g>
      <path
        d={`M264 ${horizon + 8}L234 404M296 ${horizon + 8}L326 404`}
        strokeWidth="2"
        className="stroke-accent"
      />
    </Illustration>
  );
}
