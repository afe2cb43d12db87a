import { Refusal } from './refusal';

/** Of PostgreSQL's `integer`. */
const maxId = 2_147_483_647;

/** Where a list that is ordered by time goes on: after this one. */
export interface ListPlace {
  at: Date;
  id: number;
}

/** A place in a list as an opaque word. */
export function writeCursor({ at, id }: ListPlace): string {
  return Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
}

export function readCursor(cursor: string): ListPlace {
  const [time = '', number = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const at = new Date(time);
  const id = Number(number);
  if (Number.isNaN(at.getTime()) || !Number.isSafeInteger(id) || Math.abs(id) > maxId) throw unknownCursor();
  return { at, id };
}

function unknownCursor(): Refusal {
  const message = 'Invalid cursor';
  return new Refusal('validation_failed', { fields: [{ field: 'cursor', message }] });
}

/** Where a list that is ordered by a text goes on: after the row with this key and id. */
export interface TextPlace {
  key: string;
  id: number;
}

export function writeTextCursor({ key, id }: TextPlace): string {
  return Buffer.from(`${id} ${key}`).toString('base64url');
}

export function readTextCursor(cursor: string): TextPlace {
  const [, number, key] = /^(\d{1,10}) ([^\0]*)$/s.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (number === undefined || key === undefined || Number(number) > maxId) throw unknownCursor();
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
