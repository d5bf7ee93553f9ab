import { LuDownload, LuX } from 'react-icons/lu';
import { formatScore } from '@/lib/format-score';
import { Banner } from '@/ui/banner';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/select-field';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { ExportBar } from '../shared/export-bar';
import { Distribution } from './score-charts';
import { formatCount, toneLooks } from './format';
import { ToneCounts } from './readout';
import type { Report, ScoredRow } from './report';
import { toneOf } from './score-sentence';

interface ReportViewProps {
  readonly report: Report;
  /** Noun for a row, such as “review”. */
  readonly unit: string;
  /** Saves the file and resolves to its name. */
  readonly onSave: () => Promise<string>;
  /** Omitted if there is only one column. */
  readonly onColumn?: (column: number) => void;
  /** Omitted if the report cannot be closed. */
  readonly onClose?: () => void;
}

/** Summary of many scored reviews. */
export function ReportView({ report, unit, onSave, onColumn, onClose }: ReportViewProps) {
  const { name, rows, blank, mean, counts, notes, columns } = report;
  const heading = useFocusOnMount<HTMLHeadingElement>();
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
        <TopRows title="Most positive" rows={report.best} none="No positive reviews found." />
        <TopRows title="Most negative" rows={report.worst} none="No negative reviews found." />
      </div>
    </div>
  );
}

function sizeInWords(rows: number, blank: number, unit: string): string {
  const scored = `${formatCount(rows)} ${unit}${rows === 1 ? '' : 's'} scored`;
  return blank === 0 ? `${scored}.` : `${scored}, ${formatCount(blank)} with no text left out.`;
}

interface ExtremesProps {
  readonly title: string;
  readonly rows: readonly ScoredRow[];
  /** Shown if there are no rows. */
  readonly none: string;
}

/** The highest or lowest scored rows. */
function TopRows({ title, rows, none }: ExtremesProps) {
  return (
    <div className="min-w-0 p-5 sm:p-6">
      <h4 className="font-mono text-xs font-medium tracking-wide text-fg-muted uppercase">{title}</h4>
      {rows.length === 0 ? (
        <p className="mt-3 text-sm text-fg-muted">{none}</p>
      ) : (
        <ol className="mt-1 divide-y divide-border">
          {rows.map(({ number, text, score }) => (
            <li key={number} className="grid grid-cols-[3.5rem_1fr] gap-x-3 py-3 text-sm">
              <p
                translate="no"
                className={`font-mono tabular-nums ${score > 0 ? 'text-mint' : 'text-danger'}`}
              >
                {formatScore(score)}
              </p>
              <div className="min-w-0">
                <p translate="no" dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
                  {text}
                </p>
                <p className="mt-1 font-mono text-xs text-fg-subtle">{`Row ${number}`}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface ColumnSelectProps {
  readonly columns: readonly string[];
  readonly column: number;
  readonly onChange: (column: number) => void;
}

/** Corrects the detected text column. */
function ColumnSelect({ columns, column, onChange }: ColumnSelectProps) {
  return (
    <SelectField
      label="Column with the text"
      translate="no"
      options={columns.map((label, at) => ({ value: String(at), label }))}
      value={column}
      onChoose={(value) => onChange(Number(value))}
    />
  );
}
