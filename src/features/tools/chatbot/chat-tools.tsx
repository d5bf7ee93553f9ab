import { LuCopy, LuTrash2 } from 'react-icons/lu';
import { Button } from '@/ui/button';

interface ChatToolsProps {
  /** What has just happened, said once. */
  readonly note: string;
  readonly empty: boolean;
  readonly onCopy: () => Promise<void>;
  readonly onClear: () => void;
}

export function ChatTools({ note, empty, onCopy, onClear }: ChatToolsProps) {
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-fg-muted">
      <p id="chatbot-keys">Enter sends, Shift + Enter starts a new line.</p>
      <p role="status" className="me-auto font-medium text-fg">
        {note !== '' && <span key={note}>{note}</span>}
      </p>
      {!empty && (
        <div className="ms-auto -me-3 flex gap-1">
          <Button variant="ghost" size="sm" onClick={() => void onCopy()}>
            <LuCopy aria-hidden className="size-4" />
            <span>Copy</span>
          </Button>
          <Button variant="ghost" size="sm" onClick={onClear}>
            <LuTrash2 aria-hidden className="size-4" />
            <span>Clear</span>
          </Button>
        </div>
      )}
    </div>
  );
}
