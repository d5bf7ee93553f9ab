import { LuCheck } from 'react-icons/lu';
import { SampleFigure } from '@/ui/sample-figure';

/** In hundredths. They add up to the confidence. */
const reasons = [
  { weight: 41, text: 'Sold out on the last three Fridays before a holiday.' },
  { weight: 30, text: 'Fridays sell more than other days.' },
  { weight: 22, text: 'Forecast: dry, 75°F.' },
  { weight: 9, text: 'The school next door is holding its fair.' },
  { weight: -18, text: 'Strawberries cost 30% more than last week.' },
  { weight: -6, text: 'Two of the last five fairs were rained out.' },
] as const;

const confidence = reasons.reduce((sum, { weight }) => sum + weight, 0);
const heaviest = Math.max(...reasons.map(({ weight }) => Math.abs(weight)));

/** Who did what with the recommendation, in order. */
const log = [
  { at: 'Wed 3:00 PM', who: 'AI', text: 'Recommends 90 instead of the usual 60.' },
  { at: 'Wed 3:04 PM', who: 'Grete, owner', text: 'Yes. “Buy the berries from Hall’s.”' },
  { at: 'Sat 9:00 AM', who: 'Outcome', text: '86 sold, 4 left: 26 more than the usual 60.' },
] as const;

/** One decision of a bakery: the recommendation, its reasons on a scale, the answer and what came of it. */
export function DecisionRecord() {
  return (
    <SampleFigure
      label="Decision 118: strawberry tarts for Friday"
      className="grid p-0! *:min-w-0 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]"
    >
      <div className="flex flex-col gap-8 border-b border-border p-5 sm:p-8 lg:border-e lg:border-b-0">
        <div>
          <p className="text-sm text-fg-muted">Recommendation</p>
          <p className="mt-2 text-h2 font-semibold">Bake 90 instead of 60</p>
        </div>
        <div>
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-sm text-fg-muted">Confidence</span>
            <span className="font-mono text-h3">{hundredths(confidence)}</span>
          </p>
          <Scale value={confidence} />
        </div>
        <p className="mt-auto flex items-center gap-3 rounded-input bg-mint-soft px-4 py-3 font-medium text-mint">
          <LuCheck aria-hidden className="size-5 shrink-0" />
          <span>Approved by Grete in four minutes</span>
        </p>
      </div>
      <div className="p-5 sm:p-8">
        <p aria-hidden className="grid grid-cols-2 text-sm text-fg-muted max-sm:hidden sm:ms-[52%]">
          <span className="pe-3 text-end">Against</span>
          <span className="border-s border-border-strong ps-3">For</span>
        </p>
        <ul>
          {reasons.map(({ weight, text }) => (
            <Reason key={text} weight={weight} text={text} />
          ))}
        </ul>
      </div>
      <ol className="grid border-t border-border bg-bg lg:col-span-2 lg:grid-cols-3">
        {log.map(({ at, who, text }) => (
          <li
            key={at}
            className="border-b border-border p-5 last:border-b-0 sm:px-8 lg:border-e lg:border-b-0 lg:last:border-e-0"
          >
            <p className="flex justify-between gap-4 text-sm">
              <span className="font-medium">{who}</span>
              <span className="font-mono text-xs/5.5 text-fg-muted">{at}</span>
            </p>
            <p className="mt-1 text-fg-muted">{text}</p>
          </li>
        ))}
      </ol>
    </SampleFigure>
  );
}

function Reason({ weight, text }: { weight: number; text: string }) {
  const isFor = weight > 0;
  const share = `${(Math.abs(weight) / heaviest) * 100}%`;
  return (
    <li className="grid gap-y-2 border-b border-border py-3 last:border-b-0 sm:grid-cols-[52%_1fr] sm:items-center">
      <span className="flex justify-between gap-4 sm:pe-6">
        <span>{text}</span>
        <span className={`font-mono ${isFor ? 'text-mint' : 'text-danger'}`}>
          {`${isFor ? '+' : '−'}${hundredths(Math.abs(weight))}`}
        </span>
      </span>
      <span aria-hidden className="grid grid-cols-[1fr_2fr] sm:grid-cols-2">
        <span className="flex h-4 justify-end sm:h-7">
          {!isFor && <span className="rounded-s-sm bg-danger" style={{ inlineSize: share }} />}
        </span>
        <span className="flex h-4 border-s border-border-strong sm:h-7">
          {isFor && <span className="rounded-e-sm bg-mint" style={{ inlineSize: share }} />}
        </span>
      </span>
    </li>
  );
}

/** Ten steps from 0 to 1 with the value marked. */
function Scale({ value }: { value: number }) {
  return (
    <div aria-hidden className="mt-3">
      <div className="relative flex h-7 items-end justify-between">
        {Array.from({ length: 51 }, (_, step) => (
          <span
            key={step}
            className={`w-px ${step % 5 === 0 ? 'h-5' : 'h-3'} ${step * 2 <= value ? 'bg-accent' : 'bg-border-strong/60'}`}
          />
        ))}
        <span
          className="absolute -inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-accent rtl:translate-x-1/2"
          style={{ insetInlineStart: `${value}%` }}
        />
      </div>
      <p className="mt-2 flex justify-between font-mono text-xs text-fg-muted">
        <span>0</span>
        <span>0.5</span>
        <span>1</span>
      </p>
    </div>
  );
}

function hundredths(value: number): string {
  return (value / 100).toFixed(2);
}
