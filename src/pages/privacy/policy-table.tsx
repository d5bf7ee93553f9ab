import type { ReactNode } from 'react';

interface PolicyTableProps {
  readonly caption: string;
  readonly columns: readonly [string, string];
  readonly rows: readonly {
    readonly name: string;
    /** As it is found in the browser's own tools. */
    readonly keys?: readonly string[];
    readonly text: ReactNode;
  }[];
}

/** Two columns only: it is read on phones and beside the sign-in panel. */
export function PolicyTable({ caption, columns: [first, second], rows }: PolicyTableProps) {
  return (
    <table className="w-full table-fixed border-collapse text-start text-sm">
      <caption className="pb-3 text-start font-medium text-fg">{caption}</caption>
      <thead>
        <tr className="border-b border-border-strong/60 text-start text-xs">
          <th scope="col" className="w-2/5 py-2 pe-4 text-start font-medium">
            {first}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {second}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, keys, text }) => (
          <tr key={name} className="border-b border-border align-top">
            <th scope="row" className="py-3 pe-4 text-start font-medium text-fg">
              {name}
              {keys?.map((key) => (
                <code
                  key={key}
                  translate="no"
                  className="mt-0.5 block font-mono text-xs font-normal wrap-anywhere text-fg-muted"
                >
                  {key}
                </code>
              ))}
            </th>
            <td className="py-3">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
