import { DrawnPanel, Illustration, type IllustrationProps, Label, Lines } from './pieces/basics';
import { Chip, Waveform } from './pieces/motifs';

/** Where each word begins and ends, counted in bars. */
const words = [
  [0, 9],
  [12, 18],
  [21, 34],
  [37, 43],
  [46, 58],
] as const;
const current = 3;

/** A voice above, the words it becomes below, each under its own sound. */
export function SpeechRecognitionIllustration(props: IllustrationProps) {
  return (
    <Illustration {...props} width={560} height={420}>
      <path d="M24 128h512" className="stroke-border" />
      <DrawnPanel x={24} y={232} width={512} height={120} radius={20} />
      {words.map(([start, end], index) => {
        const left = 48 + start * 8;
        const width = (end - start) * 8;
        return (
          <g key={start}>
            <path
              d={`M${left} 128V262M${left + width} 128V262`}
              strokeDasharray="1 7"
              className="stroke-border-strong"
              opacity="0.7"
            />
            <Waveform
              x={left}
              y={128}
              height={152}
              values={loudness(end - start + 1, index)}
              className={index <= current ? 'stroke-accent' : 'stroke-border'}
            />
            {index === current && (
              <rect x={left - 8} y="262" width={width + 16} height="28" rx="8" className="fill-accent-soft" />
            )}
            <Lines
              x={left}
              y={276}
              widths={[width]}
              weight={10}
              tone={index < current ? 'ink' : index === current ? 'accent' : 'faint'}
            />
          </g>
        );
      })}
      <path d="M400 32v320" className="stroke-mint" />
      <circle cx="400" cy="32" r="5" className="fill-mint" />
      <Label x={48} y={324}>
        00:42
      </Label>
      <Chip x={456} y={320} tone="plain">
        en-GB
      </Chip>

      <circle cx="280" cy="352" r="36" className="fill-bg" />
      <circle cx="280" cy="352" r="30" className="fill-accent" />
      <rect x="274" y="337" width="12" height="19" rx="6" className="fill-on-accent" />
      <path d="M269 351a11 11 0 0 0 22 0M280 362v5" className="stroke-on-accent" />
    </Illustration>
  );
}

function loudness(length: number, seed: number): readonly number[] {
  return Array.from({ length }, (_, bar) => {
    const swell = Math.sin((Math.PI * (bar + 0.6)) / (length + 0.2));
    return 0.06 + swell * (0.42 + 0.5 * Math.abs(Math.sin(bar * 1.9 + seed * 2.3)));
  });
}
