import { classNames } from '@/lib/class-names';
import { SampleFigure } from '@/ui/sample-figure';

/** Ranges of confidence, with the share that would be right if it were exact, and the share that was, in percent. */
const ranges = [
  { range: '0.5 to 0.6', cases: 112, predicted: 55, right: 57 },
  { range: '0.6 to 0.7', cases: 140, predicted: 65, right: 66 },
  { range: '0.7 to 0.8', cases: 131, predicted: 75, right: 75 },
  { range: '0.8 to 0.9', cases: 88, predicted: 85, right: 83 },
  { range: 'Above 0.9', cases: 35, predicted: 95, right: 86 },
] as const;
const TOLERANCE = 5;

/** What was right at each level of confidence, next to what was predicted. */
export function Calibration() {
  return (
    <SampleFigure
      label="Six months of recommendations"
      note="The line in each bar is the prediction. A bar that ends well before the line was overconfident."
    >
      <dl className="grid gap-5">
        {ranges.map(({ range, cases, predicted, right }) => {
          const isOverconfident = predicted - right > TOLERANCE;
          return (
            <div key={range} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2">
              <dt className="flex flex-wrap items-baseline gap-x-3">
                <span className="font-mono">{range}</span>
                <span className="text-sm text-fg-muted">{`${cases} cases`}</span>
              </dt>
              <dd className={classNames('font-mono', isOverconfident && 'text-warn')}>
                {`${right}% right`}
                {isOverconfident && <span className="sr-only">, overconfident</span>}
              </dd>
              <dd aria-hidden className="relative col-span-full h-3 rounded-sm bg-surface-2">
                <span
                  className={classNames(
                    'absolute inset-y-0 start-0 rounded-sm',
                    isOverconfident ? 'bg-warn' : 'bg-accent/70',
                  )}
                  style={{ inlineSize: `${right}%` }}
                />
                <span
                  className="absolute -inset-y-1 w-0.5 bg-fg"
                  style={{ insetInlineStart: `${predicted}%` }}
                />
              </dd>
            </div>
          );
        })}
      </dl>
    </SampleFigure>
  );
}
