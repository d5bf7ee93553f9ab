import { useState } from 'react';
import type { IconType } from 'react-icons';
import { LuCopy, LuDownload } from 'react-icons/lu';
import { Button } from '@/ui/button';

interface Export {
  readonly label: string;
  readonly Icon: IconType;
  /** Runs the export and returns a status sentence. */
  readonly run: () => Promise<string>;
}

/** Export buttons and the status of the last export. */
export function ExportBar({ exports }: { readonly exports: readonly Export[] }) {
  const [outcome, setOutcome] = useState('');
  return (
    <div className="flex flex-wrap items-center gap-2">
      {exports.map(({ label, Icon, run }) => (
        <Button
          key={label}
          variant="secondary"
          size="sm"
          className="min-h-11"
          onClick={() => void run().then(setOutcome)}
        >
          <Icon aria-hidden className="size-4" />
          <span>{label}</span>
        </Button>
      ))}
      <p role="status" className="min-w-0 text-sm text-fg-muted">
        <span key={outcome}>{outcome}</span>
      </p>
    </div>
  );
}

export function copyExport(text: () => string): Export {
  return {
    label: 'Copy text',
    Icon: LuCopy,
    run: () =>
      // Without a secure context, there is no clipboard.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(text()))
        .then(
          () => 'The text has been copied.',
          () => 'The text could not be copied. Select the text and copy it by hand.',
        ),
  };
}

/** Downloads content as a file. */
export function fileExport(label: string, name: string, content: () => Blob | string, type = ''): Export {
  return {
    label,
    Icon: LuDownload,
    run() {
      const url = URL.createObjectURL(new Blob([content()], { type }));
      Object.assign(document.createElement('a'), { href: url, download: name }).click();
      // Some browsers read the URL only after the save dialog closes.
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
      return Promise.resolve(`Saved as ${name}.`);
    },
  };
}
