import { memberRules, memberTexts, type BulkRow } from '@touchline/contract';
import Papa from 'papaparse';

export interface ReadRow {
  /** The line it stands in, counted from 1 as spreadsheets do. */
  line: number;
  row: BulkRow;
  /** Why it cannot be sent. */
  problem: string | undefined;
}

/**
 * People out of pasted or uploaded text: email, firstName, lastName, role, parted by commas, semicolons or tabs. A first
 * line that contains 'email' is a head. Without a role one gets `defaultRole` (spec, section 5).
 */
export function readRows(text: string, defaultRole: string): ReadRow[] {
  const { data } = Papa.parse<string[]>(text.trim(), { skipEmptyLines: false });
  const first = data[0]?.join(' ').toLowerCase() ?? '';
  const hasHead = first.includes('email') && !first.includes('@');
  const seen = new Set<string>();
  return data.flatMap((cells, index) => {
    const values = cells.map((cell) =>
      cell
        .trim()
        .replace(/^["']+|["']+$/g, '')
        .trim(),
    );
    if ((hasHead && index === 0) || values.every((value) => value === '')) return [];
    const [email = '', firstName = '', lastName = '', role = ''] = values;
    const row = { email, firstName, lastName, role: role.toLowerCase() || defaultRole };
    const isTwice = seen.has(email.toLowerCase());
    seen.add(email.toLowerCase());
    const problem = memberRules.bulkRow(row) ?? (isTwice ? memberTexts.twice : undefined);
    return [{ line: index + 1, row, problem }];
  });
}

/** Whether there is a line with an address at all. */
export const hasAddress = (rows: readonly ReadRow[]) => rows.some(({ row }) => row.email.includes('@'));
