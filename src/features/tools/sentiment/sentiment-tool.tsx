import { useState, type DragEvent } from 'react';
import { LuFileText, LuPenLine } from 'react-icons/lu';
import { RadioGroup } from '@/ui/radio-group';
import type { ToolProps } from '../tool-frame';
import { FilePanel, useFileScores } from './file-panel';
import { TextPanel } from './text-panel';

const modes = [
  { value: 'text', label: 'A text', Icon: LuPenLine },
  { value: 'file', label: 'A file of reviews', Icon: LuFileText },
] as const;

type Mode = (typeof modes)[number]['value'];

/** Scores the tone of a text or of a file of reviews. */
export default function SentimentTool(props: ToolProps) {
  const [mode, setMode] = useState<Mode>('text');
  const scores = useFileScores();

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    setMode('file');
    scores.score(file);
  }

  return (
    <div className="grid grid-rows-[auto_1fr]" onDragOver={allowFiles} onDrop={drop}>
      <div className="border-b border-border px-3 py-2 sm:px-4">
        <RadioGroup
          label="What to score"
          isLabelHidden
          variant="segmented"
          options={modes}
          value={mode}
          onChange={setMode}
        />
      </div>
      <div hidden={mode !== 'text'} className="grid *:min-w-0">
        <TextPanel {...props} />
      </div>
      <div hidden={mode !== 'file'} className="grid *:min-w-0">
        <FilePanel {...scores} />
      </div>
    </div>
  );
}

function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}
