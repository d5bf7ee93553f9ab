import type { Ref } from 'react';
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
