import {
  canonicalEmail,
  memberRules,
  memberTexts,
  readPositions,
  splitPositions,
  teamRoles,
  type BulkRow,
} from '@touchline/contract';
import Papa from 'papaparse';
import { namesIn, readAddressLine, severalAddresses, withoutQuotes } from './address-lines';

export interface ReadRow {
  /** Line number, from 1 as in spreadsheets. */
  line: number;
  row: BulkRow;
  /** The list gives no role: the row has the default role. */
  hasDefaultRole: boolean;
  /** A role of the list that does not exist: the row has the default role. */
  unknownRole: string | undefined;
  /** Validation error. */
  problem: string | undefined;
  /** Positions that the sport lacks, or beyond the fourth; the row is sent and they are reported. */
  unknownPositions: string[];
}

interface Settings {
  defaultRole: string;
  sport: string;
}

interface Line {
  line: number;
  /** In the order of the columns; a text that cannot be read. */
  cells: string[] | string;
}

/**
 * Parses pasted or uploaded text: email, firstName, lastName, role, number, positions, separated by commas, semicolons or tabs.
 * Positions may take several cells. A first line that contains 'email' is a header. Rows without a role that exists get `defaultRole`
 * (specification, section 5). Lines may also be addresses as mail programs write them.
 */
export function readRows(text: string, settings: Settings): ReadRow[] {
  const seen = new Set<string>();
  return linesOf(text).map(({ line, cells }) => {
    if (typeof cells === 'string') {
      const row = { email: cells, firstName: '', lastName: '' };
      return { line, row, ...noNotes, problem: memberTexts.severalAddresses };
    }
    const read = readRow(cells, settings);
    const email = canonicalEmail(read.row.email);
    const problem = memberRules.bulkRow(read.row) ?? (seen.has(email) ? memberTexts.twice : undefined);
    seen.add(email);
    return { line, ...read, problem };
  });
}

const noNotes = { hasDefaultRole: false, unknownRole: undefined, unknownPositions: [] };

/** Lines of addresses are read first: the rest is a table, whose separator is guessed from all of its lines. */
function linesOf(text: string): Line[] {
  const lines = text.trim().split(/\r\n|\r|\n/);
  const addresses = lines.map(readAddressLine);
  const table = lines.map((line, index) => (addresses[index] || /^sep=.$/i.test(line) ? '' : line));
  const { data } = Papa.parse<string[]>(table.join('\n'), { skipEmptyLines: false });
  const rows = data.map((cells) => cells.map(withoutQuotes));
  const head = rows.findIndex((cells) => cells.some((cell) => cell !== ''));
  const header = rows[head]?.join(' ').toLowerCase() ?? '';
  const hasHeader =
    /e-?mail/.test(header) && !header.includes('@') && !addresses.slice(0, head).some(Boolean);
  const order = hasHeader ? columnsIn(rows[head] ?? []) : undefined;
  return lines.flatMap((written, index): Line[] => {
    const line = index + 1;
    const people = addresses[index];
    if (people === severalAddresses) return [{ line, cells: written.trim() }];
    if (people) return people.map((cells) => ({ line, cells: cells.map(withoutQuotes) }));
    const cells = rows[index] ?? [];
    if ((hasHeader && index === head) || cells.every((cell) => cell === '')) return [];
    return [{ line, cells: order ? order(cells) : nameFirst(cells) }];
  });
}

const columnNames = [/e-?mail/, /first|given/, /last|sur|family/, /role/, /^(no|nr|number|#)\b|number/];

/** Returns a function that puts cells into the order of the columns, if the header names another one. */
function columnsIn(header: readonly string[]): ((cells: string[]) => string[]) | undefined {
  const names = header.map((name) => name.toLowerCase());
  const places = columnNames.map((name) => names.findIndex((each) => name.test(each)));
  const fullName = names.findIndex((name) => /^(full ?)?name$/.test(name));
  const position = names.findIndex((name) => name.includes('position'));
  if (places[0] === -1 || places.every((place, index) => place === -1 || place === index)) return undefined;
  return (cells) => {
    const at = (place = -1) => cells[place] ?? '';
    const [email, first, last, role, number] = places.map(at);
    const names = first || last ? [first, last] : namesIn(at(fullName));
    return [email, ...names, role, number, at(position)].map((cell) => cell ?? '');
  };
}

/** Puts a full name before the address behind it. */
function nameFirst(cells: string[]): string[] {
  const [name = '', email = '', ...rest] = cells;
  return email.includes('@') && !name.includes('@') ? [email, ...namesIn(name), ...rest] : cells;
}

/** Empty numbers and positions are left out: members keep theirs. */
function readRow(cells: readonly string[], { defaultRole, sport }: Settings) {
  const [email = '', first = '', last = '', role = '', number = '', ...further] = cells;
  const [firstName, lastName] = first.includes(',') && last === '' ? namesIn(first) : [first, last];
  const row: BulkRow = { email, firstName, lastName, role: knownRole(role) ?? defaultRole };
  const positions = readPositions(further.join(' '));
  if (number !== '') row.number = number;
  if (positions.length > 0) row.positions = positions;
  const unknownPositions = splitPositions(sport, positions).left;
  return { row, hasDefaultRole: role === '', unknownRole: unknownRoleIn(role), unknownPositions };
}

const unknownRoleIn = (role: string) => (role === '' || knownRole(role) ? undefined : role);
const knownRole = (text: string) => teamRoles.find((role) => role === text.toLowerCase());

/** Returns true if any row has an email address. */
export const hasAddress = (rows: readonly ReadRow[]) => rows.some(({ row }) => row.email.includes('@'));
