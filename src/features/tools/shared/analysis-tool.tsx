import { type ReactNode, useEffect, useState } from 'react';
import { DraftField, type DraftFieldProps } from './draft-field';
import { ModelPanel, type ModelPanelProps } from './model-panel';
import { NextStepBar, type NextStepBarProps } from './next-step-bar';

interface AnalysisToolProps {
  readonly field: DraftFieldProps;
  /** More input, below the field. */
  readonly children?: ReactNode;
  /** The result, beside the input. */
  readonly result: ReactNode;
  /** The details, below both. */
  readonly findings?: ReactNode;
  /** Whether the result shown is for an earlier input. */
  readonly isStale: boolean;
  /** The result in a few words for screen readers; empty if there is none. Announced once it stops changing. */
  readonly outcome: string;
  /** What the AI model can do with the text; shown only if the site has a model. */
  readonly model: Omit<ModelPanelProps, 'text'> | null;
  readonly nextStep: NextStepBarProps;
}

/** A tool that analyzes a text: input, result, findings, and what to do next. */
export function AnalysisTool({
  field,
  children,
  result,
  findings,
  isStale,
  outcome,
  model,
  nextStep,
}: AnalysisToolProps) {
  const { text, isSample } = field.draft;
  const announcement = useDebouncedValue(outcome, 900);
  // Most answers arrive before the delay. Dimming the result at once would paint a frame before each of them.
  const isSlow = useDebouncedValue(isStale, 300) && isStale;
  const slowClass = 'transition-opacity duration-slow aria-busy:opacity-60';
  return (
    <div className="grid *:min-w-0 max-lg:grid-rows-[auto_1fr] lg:grid-cols-2 lg:grid-rows-[1fr_auto]">
      <div className="flex flex-col gap-4 p-5 sm:p-6">
        <DraftField {...field} />
        {children}
      </div>
      <div
        aria-busy={isSlow}
        className={`border-border bg-sunken p-5 max-lg:border-t sm:p-6 lg:border-s ${slowClass}`}
      >
        {result}
      </div>
      {outcome !== '' && (
        <>
          {findings && (
            <div
              aria-busy={isSlow}
              className={`border-t border-border p-5 sm:p-6 lg:col-span-2 ${slowClass}`}
            >
              {findings}
            </div>
          )}
          <div className="lg:col-span-2">
            {__AI_MODEL__ !== null && model && <ModelPanel {...model} text={text} />}
            {!isSample && (
              <div className="border-t border-border p-5 sm:p-6">
                <NextStepBar {...nextStep} />
              </div>
            )}
          </div>
        </>
      )}
      <p role="status" className="sr-only">
        <span key={announcement}>{announcement}</span>
      </p>
    </div>
  );
}

/** The value once it has stopped changing. */
function useDebouncedValue<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
