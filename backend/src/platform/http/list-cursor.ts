import { Refusal } from './refusal';

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
  if (Number.isNaN(at.getTime()) || !Number.isSafeInteger(id)) {
    const message = 'This is not a cursor that a list has given';
    throw new Refusal('validation_failed', { fields: [{ field: 'cursor', message }] });
  }
  return { at, id };
}
