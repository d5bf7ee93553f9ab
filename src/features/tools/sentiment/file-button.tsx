import type { DragEvent, ReactNode, Ref } from 'react';
import { LuFileUp } from 'react-icons/lu';
import { buttonClass } from '@/ui/button';

interface FileButtonProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** File name endings and types, as in the attribute. */
  readonly accept: string;
  readonly onFile: (file: File) => void;
}

/** A button that opens a file. */
export function FileButton({ ref, label, accept, onFile }: FileButtonProps) {
  return (
    <label
      className={buttonClass(
        { variant: 'secondary', size: 'sm' },
        'min-h-11 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
      )}
    >
      <input
        ref={ref}
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (chosen) onFile(chosen);
        }}
      />
      <LuFileUp aria-hidden className="size-4" />
      <span>{label}</span>
    </label>
  );
}

interface FileDropProps {
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}

/** A part of the page that opens a file dropped on it. */
export function FileDrop({ onFile, children }: FileDropProps) {
  function drop(event: DragEvent) {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    onFile(file);
  }
  return (
    <div onDragOver={allowFiles} onDrop={drop}>
      {children}
    </div>
  );
}

function allowFiles(event: DragEvent) {
  if (event.dataTransfer.types.includes('Files')) event.preventDefault();
}
