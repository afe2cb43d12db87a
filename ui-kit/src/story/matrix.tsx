import type { ReactNode } from 'react';
import { ScrollArea } from '../layout/bits';
import { Text } from '../text/text';

export interface MatrixProps {
  /** The accessible name of the table and of its scroll area. */
  label: string;
  /** The column headings. */
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly ReactNode[] }[];
}

const cell = { padding: '8px 16px 8px 0', textAlign: 'start' } as const;

/** Shows every tone in every state, for Overview stories. */
export function Matrix({ label, columns, rows }: MatrixProps) {
  return (
    <ScrollArea label={label}>
      {/* Leaves space for focus rings at the edges. */}
      <table style={{ borderCollapse: 'collapse', margin: 4 }}>
        <thead>
          <tr>
            <td />
            {columns.map((caption) => (
              <th key={caption} scope="col" style={cell}>
                <Caption>{caption}</Caption>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row" style={cell}>
                <Caption>{row.label}</Caption>
              </th>
              {row.cells.map((content, place) => (
                <td key={columns[place]} style={cell}>
                  <div style={{ inlineSize: 'max-content' }}>{content}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function Caption({ children }: { children: string }) {
  return (
    <span style={{ fontWeight: 400, whiteSpace: 'nowrap' }}>
      <Text as="span" size="12" tone="muted">
        {children}
      </Text>
    </span>
  );
}
