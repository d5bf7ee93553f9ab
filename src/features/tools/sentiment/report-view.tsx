import { LuDownload, LuX } from 'react-icons/lu';
import { useArrivalFocus } from '../shared/use-arrival-focus';
import { Banner } from '@/ui/banner';
import { ExportBar } from '../shared/export-bar';
import { Button } from '@/ui/button';
import { ColumnSelect } from './column-select';
import { Distribution } from './distribution';
import { Extremes } from './extremes';
import { formatCount, formatScore, toneLooks } from './format';
import type { Report } from './report';
import { ToneCounts } from './tone-counts';
import { toneOf } from './engine/tone';

interface ReportViewProps {
  readonly report: Report;
  /** What a row is called. */
  readonly unit: string;
  /** Answers what the saved file is called. */
  readonly onSave: () => Promise<string>;
  /** Left out where there is only one. */
  readonly onColumn?: (column: number) => void;
  /** Left out where there is nothing to close. */
  readonly onClose?: () => void;
}

/** What many reviews come to. */
export function ReportView({ report, unit, onSave, onColumn, onClose }: ReportViewProps) {
  const { name, rows, blank, mean, counts, notes, columns } = report;
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const look = toneLooks[toneOf(mean)];
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-4 border-b border-border p-5 sm:px-6">
        <div className="min-w-0">
          <h3
            ref={onClose ? heading : undefined}
            tabIndex={-1}
            translate="no"
            className="font-medium wrap-anywhere"
          >
            {name}
          </h3>
          <p className="text-sm text-fg-muted">
            <span key={rows + blank}>{sizeInWords(rows, blank, unit)}</span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ExportBar
            exports={[
              { label: 'Save as CSV', Icon: LuDownload, run: async () => `Saved as ${await onSave()}.` },
            ]}
          />
          {onClose && (
            <Button variant="ghost" size="sm" className="min-h-11" onClick={onClose}>
              <LuX aria-hidden className="size-4" />
              <span>Close the file</span>
            </Button>
          )}
        </div>
      </div>
      {notes.length > 0 && (
        <div className="grid gap-3 px-5 pt-5 sm:px-6">
          {notes.map((note) => (
            <Banner key={note} tone="warn" title={note} />
          ))}
        </div>
      )}
      <div className="grid gap-8 p-5 sm:p-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-12">
        <Distribution steps={report.steps} mean={mean} />
        <div className="grid content-start gap-6">
          <div>
            <p className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">Mean</p>
            <p translate="no" className={`mt-2 font-mono text-h1 tabular-nums ${look.text}`}>
              {formatScore(mean)}
            </p>
          </div>
          <ToneCounts counts={counts} />
          {onColumn && columns.length > 1 && (
            <ColumnSelect columns={columns} column={report.column} onChange={onColumn} />
          )}
        </div>
      </div>
      <div className="grid divide-y divide-border border-t border-border lg:grid-cols-2 lg:divide-x lg:divide-y-0 rtl:divide-x-reverse">
        <Extremes title="Most positive" rows={report.best} none="Nothing in here pleases." />
        <Extremes title="Most negative" rows={report.worst} none="Nothing in here displeases." />
      </div>
    </div>
  );
}

function sizeInWords(rows: number, blank: number, unit: string): string {
  const scored = `${formatCount(rows)} ${unit}${rows === 1 ? '' : 's'} scored`;
  return blank === 0 ? `${scored}.` : `${scored}, ${formatCount(blank)} with no text left out.`;
}
