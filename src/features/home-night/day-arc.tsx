import type { CSSProperties } from 'react';
import { classNames } from '@/lib/class-names';
import { arc } from '@/ui/illustrations/arc';

interface DayArcProps {
  /** From 1. */
  readonly step: number;
  readonly steps: readonly { readonly time: string; readonly title: string }[];
  readonly onStep: (step: number) => void;
}

/** The steps of the night on the arc of a day, as a slider: the sun sets at one end and rises at the other. */
export function DayArc({ step, steps, onStep }: DayArcProps) {
  const current = steps[step - 1];
  const shareOf = (index: number) => index / (steps.length - 1);
  const isSun = step === 1 || step === steps.length;
  /** Turned around the center of the arc, so that the transition follows it. */
  const place: CSSProperties & Record<'--angle', string> = {
    '--angle': `${arc.angle(shareOf(step - 1)).toFixed(2)}deg`,
    top: arc.top,
    transformOrigin: `50% calc(50% + ${arc.radius})`,
  };
  return (
    <div className="@container relative hidden cards:block frame:block">
      <input
        type="range"
        aria-label="Step of the night"
        min={1}
        max={steps.length}
        value={step}
        aria-valuetext={`${current?.time}: ${current?.title}`}
        onChange={(event) => onStep(event.currentTarget.valueAsNumber)}
        className="peer absolute inset-x-0 top-0 z-1 h-[max(12cqw,3rem)] w-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <svg
        viewBox={arc.viewBox}
        fill="none"
        aria-hidden
        className="w-full overflow-visible *:[vector-effect:non-scaling-stroke] rtl:-scale-x-100"
      >
        <path d={arc.path} strokeWidth="1.25" className="stroke-fg/35" />
        <path
          d={steps.map((_, index) => `M${arc.point(shareOf(index))}h0`).join('')}
          strokeWidth="7"
          strokeLinecap="round"
          className="stroke-fg/70"
        />
      </svg>
      <span
        aria-hidden
        style={place}
        className={classNames(
          'absolute start-1/2 -m-3 size-6 rotate-(--angle) rounded-full transition-[rotate,background-color] duration-slower peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-fg rtl:-rotate-(--angle) forced-colors:bg-[Highlight]',
          isSun ? 'bg-sun shadow-[0_0_5rem_2.5rem_color-mix(in_oklab,var(--sun)_55%,transparent)]' : 'bg-fg',
        )}
      />
    </div>
  );
}
