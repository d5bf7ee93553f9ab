import { FieldFrame, inputClass } from '@/ui/field';

interface ColumnSelectProps {
  readonly columns: readonly string[];
  readonly column: number;
  readonly onChange: (column: number) => void;
}

/** Puts right what was taken for the text. */
export function ColumnSelect({ columns, column, onChange }: ColumnSelectProps) {
  return (
    <FieldFrame label="Column with the text">
      {(wiring) => (
        <select
          {...wiring}
          translate="no"
          className={inputClass}
          value={column}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        >
          {columns.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
