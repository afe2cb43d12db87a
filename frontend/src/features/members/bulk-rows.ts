import { memberRules, memberTexts, type BulkRow } from '@touchline/contract';
import Papa from 'papaparse';

export interface ReadRow {
  /** Line number, from 1 as in spreadsheets. */
  line: number;
  row: BulkRow;
  /** Validation error. */
  problem: string | undefined;
}

/**
 * Parses pasted or uploaded text: email, firstName, lastName, role, separated by commas, semicolons or tabs. A first line that
 * contains 'email' is a header. Rows without a role get `defaultRole` (specification, section 5).
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

/** Returns true if any row has an email address. */
export const hasAddress = (rows: readonly ReadRow[]) => rows.some(({ row }) => row.email.includes('@'));
