import { useArrivalFocus } from '../shared/use-arrival-focus';
import { Button } from '@/ui/button';
import { formatCount } from './format';

interface BusyViewProps {
  readonly name: string;
  readonly done: number;
  readonly total: number;
  readonly onCancel: () => void;
}

export function BusyView({ name, done, total, onCancel }: BusyViewProps) {
  const cancel = useArrivalFocus<HTMLButtonElement>();
  return (
    <div className="grid content-center justify-items-center gap-5 p-5 py-16 text-center sm:p-6">
      <p className="flex max-w-full flex-wrap justify-center gap-x-2 font-medium">
        <span>Scoring</span>
        <span translate="no" className="wrap-anywhere">
          {name}
        </span>
      </p>
      <progress
        aria-label="Rows scored"
        className="h-2 w-full max-w-sm accent-accent"
        {...(total > 0 && { value: done, max: total })}
      />
      <p translate="no" className="min-h-5 font-mono text-sm text-fg-muted tabular-nums">
        {total > 0 && `${formatCount(done)} / ${formatCount(total)}`}
      </p>
      <Button ref={cancel} variant="secondary" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
