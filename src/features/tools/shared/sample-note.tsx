import { LuPenLine } from 'react-icons/lu';
import { Button } from '@/ui/button';

interface SampleNoteProps {
  readonly onUseOwn: () => void;
}

/** Says that what is shown is a sample, and clears it. */
export function SampleNote({ onUseOwn }: SampleNoteProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-input bg-accent-soft px-3 py-1 text-sm">
      <p>This is a sample with its result.</p>
      <Button variant="ghost" size="sm" className="min-h-11" onClick={onUseOwn}>
        <LuPenLine aria-hidden className="size-4" />
        <span>Use my own</span>
      </Button>
    </div>
  );
}
