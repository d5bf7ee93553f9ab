import { Banner } from '@/ui/banner';
import type { Remark } from './remarks';

const tones = { must: 'warn', should: 'info', know: 'info' } as const;

export function Remarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  const count = remarks.length === 1 ? '1 remark' : `${remarks.length} remarks`;
  return (
    <div>
      <p role="status" className="sr-only">
        <span key={count}>{count}</span>
      </p>
      <ul className="grid gap-3 *:min-w-0 md:grid-cols-2">
        {remarks.map(({ id, weight, title, text }) => (
          <li key={id}>
            <Banner tone={tones[weight]} title={title} detail={text} />
          </li>
        ))}
      </ul>
    </div>
  );
}
