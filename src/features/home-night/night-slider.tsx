import type { CSSProperties } from 'react';
import { classNames } from '@/lib/class-names';

interface NightSliderProps {
  /** From 1. */
  readonly step: number;
  readonly steps: readonly { readonly id: string; readonly time: string; readonly title: string }[];
  readonly onStep: (step: number) => void;
}

/** The steps of the night on a line, from sunset to sunrise. */
export function NightSlider({ step, steps, onStep }: NightSliderProps) {
  const current = steps[step - 1];
  const place: CSSProperties = { insetInlineStart: `${((step - 1) / (steps.length - 1)) * 100}%` };
  return (
    <div className="relative mx-3 hidden h-12 cards:block frame:absolute frame:end-5 frame:top-0 frame:block frame:h-16 frame:w-76">
      <input
        type="range"
        aria-label="Step of the night"
        min={1}
        max={steps.length}
        value={step}
        aria-valuetext={`${current?.time}: ${current?.title}`}
        onChange={(event) => onStep(event.currentTarget.valueAsNumber)}
        className="peer absolute -inset-x-3 inset-y-0 z-1 cursor-ew-resize touch-pan-y opacity-0"
      />
      <div
        aria-hidden
        className="absolute inset-x-0 top-1/2 flex h-px items-center justify-between bg-fg/40 *:size-1.5 *:rounded-full *:bg-fg"
      >
        {steps.map(({ id }) => (
          <i key={id} />
        ))}
      </div>
      <span
        aria-hidden
        style={place}
        className={classNames(
          'absolute top-1/2 -m-3 size-6 rounded-full transition-[inset-inline-start,background-color] duration-slower peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-fg forced-colors:bg-[Highlight]',
          step === 1 || step === steps.length ? 'bg-sun' : 'bg-fg',
        )}
      />
    </div>
  );
}
