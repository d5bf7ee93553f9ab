import { LuFileUp } from 'react-icons/lu';
import { useArrivalFocus } from '../shared/use-arrival-focus';
import { Banner } from '@/ui/banner';
import { Button, buttonClass } from '@/ui/button';

interface FileDropProps {
  readonly problem: { readonly name: string; readonly text: string } | null;
  /** Comes in place of something that had the focus. */
  readonly takesFocus: boolean;
  readonly onFile: (file: File) => void;
  readonly onSample: () => void;
}

/** Where a file is chosen. That one may be dropped on it is seen to by the tool around it. */
export function FileDrop({ problem, takesFocus, onFile, onSample }: FileDropProps) {
  const input = useArrivalFocus<HTMLInputElement>();
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      {problem && (
        <Banner key={problem.name + problem.text} tone="danger" role="alert" title={problem.text}>
          <p translate="no" className="text-xs wrap-anywhere text-fg-muted">
            {problem.name}
          </p>
        </Banner>
      )}
      <div className="grid max-h-128 min-h-72 place-content-center justify-items-center gap-5 rounded-card border border-dashed border-border-strong bg-bg px-5 py-10 text-center">
        <LuFileUp aria-hidden className="size-8 text-fg-subtle" />
        <div className="grid gap-1">
          <p className="text-lg font-medium">Drop a file of reviews here</p>
          <p className="max-w-md text-sm text-fg-muted">
            CSV with a column of text, or plain text with one review a line. Up to 20 MB. It is read in this
            browser and not kept.
          </p>
        </div>
        <div className="flex flex-wrap justify-center gap-2">
          <label
            className={buttonClass(
              {},
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
            )}
          >
            <input
              ref={takesFocus ? input : undefined}
              type="file"
              accept=".csv,.tsv,.tab,.txt,text/csv,text/plain"
              className="sr-only"
              onChange={(event) => {
                const [file] = event.currentTarget.files ?? [];
                event.currentTarget.value = '';
                if (file) onFile(file);
              }}
            />
            <span>Choose a file</span>
          </label>
          <Button variant="secondary" onClick={onSample}>
            Take the sample
          </Button>
        </div>
      </div>
    </div>
  );
}
