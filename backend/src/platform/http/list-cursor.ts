import { Refusal } from './refusal';

/** Maximum of PostgreSQL's `integer`. */
const MAX_ID = 2_147_483_647;

/** Key of the last row of a list part that is ordered by time. */
export interface ListCursor {
  at: Date;
  id: number;
}

/** Encodes a cursor as an opaque string. */
export function writeCursor({ at, id }: ListCursor): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

export function readCursor(cursor: string): ListCursor {
  const [time = '', number = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(time);
  const id = Number(number);
  if (Number.isNaN(at.getTime()) || !Number.isSafeInteger(id) || Math.abs(id) > MAX_ID) throw unknownCursor();
  return { at, id };
}

function unknownCursor(): Refusal {
  const message = 'Invalid cursor';
  return new Refusal('validation_failed', { fields: [{ field: 'cursor', message }] });
}

/** Key of the last row of a list part that is ordered by a text. */
export interface TextCursor {
  key: string;
  id: number;
}

export function writeTextCursor({ key, id }: TextCursor): string {
  return Buffer.from(`${id} ${key}`).toString('base64url');
}

export function readTextCursor(cursor: string): TextCursor {
  const [, number, key] = /^(\d{1,10}) ([^\0]*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (number === undefined || key === undefined || Number(number) > MAX_ID) throw unknownCursor();
  return { key, id: Number(number) };
}

/**
 * Returns a part of a list and the cursor of the next one. `rows` holds one row more than the part, where there are more.
 */
export function toPart<Row>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => string,
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { shown, nextCursor: last ? cursorOf(last) : null };
}
