import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

interface DataTableProps {
  /** What the table shows, for assistive technology. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** Right-aligns the columns after the first, for numbers. */
  readonly numeric?: boolean;
  /** On phones, each row is a list: the last cell beside the name, the others below it with their column's title. */
  readonly stacks?: boolean;
}

export function DataTable({ caption, columns, rows, numeric = false, stacks = false }: DataTableProps) {
  const cell = classNames(
    'px-1.5 py-3 align-top text-pretty max-[22rem]:wrap-anywhere first:ps-0 last:pe-0 sm:px-4',
    numeric && 'not-first:text-end',
  );
  return (
    // Scrolls by itself where its words have no room, and by keyboard only with the focus.
    <div role="region" aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-start text-sm sm:text-base">
        <caption className="sr-only">{caption}</caption>
        <thead className={classNames(stacks && 'max-sm:sr-only')}>
          <tr className="border-b border-border-strong/60">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames(cell, 'text-start text-xs font-medium text-fg-muted sm:text-sm')}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr
              key={name}
              className={classNames(
                'border-b border-border last:border-b-0',
                stacks &&
                  'max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-y-1 max-sm:py-3 max-sm:*:col-span-2 max-sm:*:p-0 max-sm:*:first:col-span-1 max-sm:*:last:col-span-1 max-sm:*:last:col-start-2 max-sm:*:last:row-start-1',
              )}
            >
              <th scope="row" className={classNames(cell, 'text-start font-medium')}>
                {name}
              </th>
              {cells.map((content, column) => (
                <td
                  key={columns[column + 1]}
                  className={classNames(cell, 'text-fg-muted', numeric && 'sm:whitespace-nowrap')}
                >
                  {stacks && column < cells.length - 1 && (
                    <span className="text-fg sm:hidden">{`${columns[column + 1]}: `}</span>
                  )}
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
