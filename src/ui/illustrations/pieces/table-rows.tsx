import { Label } from './label';
import { Lines } from './lines';

interface TableRowsProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly rowHeight: number;
  /** One for each row: how long its words are, and the figure at its end. */
  readonly rows: readonly (readonly [words: number, figure: string])[];
}

/** Rows with words, a figure and a hairline between them; y is the top of the first. */
export function TableRows({ x, y, width, rowHeight, rows }: TableRowsProps) {
  return rows.map(([words, figure], index) => {
    const top = y + rowHeight * index;
    const middle = top + rowHeight / 2;
    return (
      <g key={top}>
        {index > 0 && <path d={`M${x} ${top}h${width}`} className="stroke-border" />}
        <circle cx={x + 8} cy={middle} r="8" className="fill-surface-2" />
        <Lines x={x + 28} y={middle} widths={[words]} tone="soft" />
        <Label x={x + width} y={middle + 4} anchor="end">
          {figure}
        </Label>
      </g>
    );
  });
}
