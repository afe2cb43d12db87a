import { Refusal } from '../../platform/http';
import type { ListPlace } from './page-list.repository';

/** A place in a list as an opaque word. */
export function writeCursor({ updatedAt, id }: ListPlace): string {
  return Buffer.from(`${updatedAt.toISOString()} ${id}`).toString('base64url');
}

export function readCursor(cursor: string): ListPlace {
  const [time = '', number = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const updatedAt = new Date(time);
  const id = Number(number);
  if (Number.isNaN(updatedAt.getTime()) || !Number.isSafeInteger(id)) {
    const message = 'This is not a cursor that a list has given';
    throw new Refusal('validation_failed', { fields: [{ field: 'cursor', message }] });
  }
  return { updatedAt, id };
}
