import { memberRules, memberTexts, readPositions, splitPositions, type BulkRow } from '@touchline/contract';
import Papa from 'papaparse';

export interface ReadRow {
  /** Line number, from 1 as in spreadsheets. */
  line: number;
  row: BulkRow;
  /** Validation error. */
  problem: string | undefined;
  /** Positions that the sport lacks, or beyond the fourth; the row is sent and they are reported. */
  unknownPositions: string[];
}

/**
 * Parses pasted or uploaded text: email, firstName, lastName, role, number, positions, separated by commas, semicolons or tabs.
 * Positions may take several cells. A first line that contains 'email' is a header. Rows without a role get `defaultRole`
 * (specification, section 5).
 */
export function readRows(
  text: string,
  { defaultRole, sport }: { defaultRole: string; sport: string },
): ReadRow[] {
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
    const row = rowOf(values, defaultRole);
    const { email, positions } = row;
    const isTwice = seen.has(email.toLowerCase());
    seen.add(email.toLowerCase());
    const problem = memberRules.bulkRow(row) ?? (isTwice ? memberTexts.twice : undefined);
    const unknownPositions = splitPositions(sport, positions ?? []).left;
    return [{ line: index + 1, row, problem, unknownPositions }];
  });
}

/** Empty numbers and positions are left out: members keep theirs. */
function rowOf(values: readonly string[], defaultRole: string): BulkRow {
  const [email = '', firstName = '', lastName = '', role = '', number = '', ...cells] = values;
  const row: BulkRow = { email, firstName, lastName, role: role.toLowerCase() || defaultRole };
  const positions = readPositions(cells.join(' '));
  if (number !== '') row.number = number;
  if (positions.length > 0) row.positions = positions;
  return row;
}

/** Returns true if any row has an email address. */
export const hasAddress = (rows: readonly ReadRow[]) => rows.some(({ row }) => row.email.includes('@'));
