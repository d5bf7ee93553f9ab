import { LuPenLine } from 'react-icons/lu';
import { Button } from '@/ui/button';

interface SampleNoteProps {
  readonly onUseOwn: () => void;
}

/** Labels the content as a sample, with a button that clears it. */
export function SampleNote({ onUseOwn }: SampleNoteProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <p className="text-fg-muted">This is a sample.</p>
      <Button variant="secondary" size="sm" className="min-h-11" onClick={onUseOwn}>
        <LuPenLine aria-hidden className="size-4" />
        <span>Use my own</span>
      </Button>
    </div>
  );
}
