import { SelectField } from '@/ui/select-field';

interface ColumnSelectProps {
  readonly columns: readonly string[];
  readonly column: number;
  readonly onChange: (column: number) => void;
}

/** Puts right what was taken for the text. */
export function ColumnSelect({ columns, column, onChange }: ColumnSelectProps) {
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
