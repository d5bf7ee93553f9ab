import { useState, type DragEvent } from 'react';
import { FilePanel } from './file-panel';
import { ModeSwitch, type Mode } from './mode-switch';
import { TextPanel } from './text-panel';
import { useReviewScores } from './use-review-scores';

/** Scores the tone of a text or of a file of reviews. */
export default function SentimentTool() {
  const [mode, setMode] = useState<Mode>('text');
  const reviews = useReviewScores();

  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    setMode('file');
    reviews.scoreFile(file);
  }

  return (
    <div className="grid grid-rows-[auto_1fr]" onDragOver={allowFiles} onDrop={drop}>
      <div className="border-b border-border px-3 py-2 sm:px-4">
        <ModeSwitch mode={mode} onChange={setMode} />
      </div>
      <div hidden={mode !== 'text'} className="grid *:min-w-0">
        <TextPanel />
      </div>
      <div hidden={mode !== 'file'} className="grid *:min-w-0">
        <FilePanel {...reviews} />
      </div>
    </div>
  );
}

function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}
