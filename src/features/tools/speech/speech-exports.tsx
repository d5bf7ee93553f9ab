import { ClearButton } from '../shared/clear-button';
import { copyExport, ExportBar, fileExport } from '../shared/export-bar';
import type { Caption } from './caption';
import { toSrt, toText, toWebVtt } from './subtitles';

interface SpeechExportsProps {
  readonly captions: readonly Caption[];
  readonly language: string;
  readonly onReplace: (captions: readonly Caption[]) => void;
}

export function SpeechExports({ captions, language, onReplace }: SpeechExportsProps) {
  const isEmpty = captions.length === 0;
  return (
    <div className="flex min-h-11 flex-wrap items-start justify-between gap-2">
      {!isEmpty && (
        <ExportBar
          exports={[
            copyExport(() => toText(captions), 'Copy text'),
            fileExport('Text', 'captions.txt', () => toText(captions)),
            fileExport('SRT', 'captions.srt', () => toSrt(captions, language), 'application/x-subrip'),
            fileExport('WebVTT', 'captions.vtt', () => toWebVtt(captions, language), 'text/vtt'),
          ]}
        />
      )}
      <ClearButton
        value={captions}
        isEmpty={isEmpty}
        onClear={() => onReplace([])}
        onRestore={(cleared) => onReplace(cleared)}
      />
    </div>
  );
}
