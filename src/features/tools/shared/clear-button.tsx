import { useState } from 'react';
import { LuTrash2, LuUndo2 } from 'react-icons/lu';
import { Button } from '@/ui/button';

interface ClearButtonProps<Value> {
  readonly value: Value;
  readonly isEmpty: boolean;
  readonly onClear: () => void;
  readonly onRestore: (value: Value) => void;
}

/** Clears a tool, and offers to restore the cleared value while the tool is empty. */
export function ClearButton<Value>({ value, isEmpty, onClear, onRestore }: ClearButtonProps<Value>) {
  const [cleared, setCleared] = useState<{ readonly value: Value } | null>(null);
  if (isEmpty && !cleared) return null;

  function press() {
    if (isEmpty && cleared) {
      onRestore(cleared.value);
      setCleared(null);
    } else {
      setCleared({ value });
      onClear();
    }
  }

  const Icon = isEmpty ? LuUndo2 : LuTrash2;
  const label = isEmpty ? 'Undo' : 'Clear';
  return (
    <Button variant="ghost" size="sm" className="min-h-11" onClick={press}>
      <Icon aria-hidden className="size-4" />
      <span key={label}>{label}</span>
    </Button>
  );
}
