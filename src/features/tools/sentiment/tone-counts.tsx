import type { Tone } from './engine/tone';
import { formatCount, formatShare, toneLooks, toneOrder } from './format';

/** How many of each tone, as figures and as one divided line. */
export function ToneCounts({ counts }: { readonly counts: Readonly<Record<Tone, number>> }) {
  const total = toneOrder.reduce((sum, tone) => sum + counts[tone], 0);
  return (
    <dl className="grid grid-cols-3 divide-x divide-border rtl:divide-x-reverse">
      {toneOrder.map((tone) => {
        const { name, sign, text } = toneLooks[tone];
        return (
          <div key={tone} className="px-3 first:ps-0 last:pe-0 sm:px-4">
            <dt className="flex items-baseline gap-1.5 text-xs text-fg-muted">
              <span aria-hidden className={`font-mono font-medium ${text}`}>
                {sign}
              </span>
              <span>{name}</span>
            </dt>
            <dd translate="no" className="mt-1 flex flex-wrap items-baseline gap-x-2 font-mono tabular-nums">
              <span className="text-xl">{formatCount(counts[tone])}</span>
              <span className="text-xs text-fg-muted">{formatShare(counts[tone], total)}</span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
