import { LuFileUp, LuX } from 'react-icons/lu';
import { Banner } from '@/ui/banner';
import { Button, buttonClass } from '@/ui/button';
import { ExportBar, fileExport } from '../shared/export-bar';
import type { FileAnswer } from './read-file';
import { formatCount } from './readout';
import type { TextScore } from './score-text';

interface FileInputProps {
  readonly file: File | null;
  /** Null until the file is read. */
  readonly answer: TextScore | FileAnswer | null;
  readonly onFile: (file: File | null) => void;
}

/** Chooses a file of reviews, and shows what became of it. The tool around it handles dropped files. */
export function FileInput({ file, answer, onFile }: FileInputProps) {
  return (
    <div className="grid gap-3 border-t border-border pt-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <label
          className={buttonClass(
            { variant: 'secondary', size: 'sm' },
            'min-h-11 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
          )}
        >
          <input
            type="file"
            accept=".csv,.tsv,.tab,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (chosen) onFile(chosen);
            }}
          />
          <LuFileUp aria-hidden className="size-4" />
          <span>Choose a file of reviews</span>
        </label>
        <p className="min-w-0 flex-1 basis-56 text-sm text-fg-muted">
          Or drop it here: CSV, or text with one review per line, up to 20 MB.
        </p>
      </div>
      {file && (
        <div className="grid gap-3 rounded-input border border-border bg-surface p-4">
          <div className="flex items-center justify-between gap-4">
            <p translate="no" className="font-medium wrap-anywhere">
              {file.name}
            </p>
            <Button variant="ghost" size="sm" className="min-h-11" onClick={() => onFile(null)}>
              <LuX aria-hidden className="size-4" />
              <span>Close the file</span>
            </Button>
          </div>
          {!answer && <progress aria-label="Reviews scored" className="h-2 w-full accent-accent" />}
          {answer && 'problem' in answer && <Banner tone="danger" role="alert" title={answer.problem} />}
          {answer && 'csv' in answer && (
            <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
              <p role="status">
                <span
                  key={answer.reviews}
                >{`${formatCount(answer.reviews)} ${answer.reviews === 1 ? 'review' : 'reviews'} scored.`}</span>
              </p>
              <ExportBar exports={[fileExport('Save as CSV', savedAs(file), () => answer.csv)]} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function savedAs({ name }: File): string {
  return `${name.replace(/\.\w+$/, '')}-scored.csv`;
}
