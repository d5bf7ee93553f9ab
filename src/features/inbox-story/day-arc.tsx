import type { CSSProperties } from 'react';
import { arc } from '@/ui/illustrations/arc';
import { storySteps } from './story';

interface DayArcProps {
  readonly step: number;
  readonly onStep: (step: number) => void;
}

/** The steps of the night on the arc of a day, as a slider: the sun sets at one end and rises at the other. */
export function DayArc({ step, onStep }: DayArcProps) {
  const current = storySteps[step - 1] ?? storySteps[0];
  return (
    <div className="story-arc">
      <input
        type="range"
        aria-label="Step of the night"
        min={1}
        max={storySteps.length}
        value={step}
        aria-valuetext={`${current.time}: ${current.title}`}
        onChange={(event) => onStep(event.currentTarget.valueAsNumber)}
        className="peer"
      />
      <svg
        viewBox={arc.viewBox}
        fill="none"
        aria-hidden
        className="w-full overflow-visible *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
      >
        <path d={arc.path} strokeWidth="1.25" className="stroke-fg/35" />
        <path d={stops} strokeWidth="7" strokeLinecap="round" className="stroke-fg/70" />
      </svg>
      <span aria-hidden style={sunPlace(step)} className="story-sun">
        <span className="story-glow" />
      </span>
    </div>
  );
}

/** A dot for each step. */
const stops = storySteps.map((_, index) => `M${arc.point(shareOf(index + 1))}h0`).join('');

function shareOf(step: number): number {
  return (step - 1) / (storySteps.length - 1);
}

/** Turns around the center of the arc, so that a transition follows it. */
function sunPlace(step: number): CSSProperties & Record<'--angle', string> {
  return {
    '--angle': `${arc.angle(shareOf(step)).toFixed(2)}deg`,
    top: arc.top,
    transformOrigin: `50% calc(50% + ${arc.radius})`,
  };
}
