const START = 8;
const LENGTH = 184;

/** A scale from -1 to 1 with a needle at the score. */
export function MoodGauge({ score, className }: { score: number; className?: string }) {
  const at = START + ((score + 1) / 2) * LENGTH;
  return (
    <svg aria-hidden viewBox="0 0 200 36" fill="none" className={className}>
      <path d={ticks(0, 8)} strokeWidth="1.5" className="stroke-danger/60" />
      <path d={ticks(9, 11)} strokeWidth="1.5" className="stroke-border-strong" />
      <path d={ticks(12, 20)} strokeWidth="1.5" className="stroke-mint/70" />
      <g transform={`translate(${at} 0)`} className="transition-transform duration-slow">
        <path d="M0 6V31" strokeWidth="2.5" strokeLinecap="round" className="stroke-fg" />
        <circle cy="6" r="4.5" strokeWidth="2.5" className="fill-surface stroke-fg" />
      </g>
    </svg>
  );
}

function ticks(first: number, last: number): string {
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return numbers.map((tick) => `M${START + (tick / 20) * LENGTH} ${tick % 10 === 0 ? 12 : 18}V28`).join('');
}
