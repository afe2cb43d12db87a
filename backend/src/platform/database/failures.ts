/** What the drivers throw, as far as anyone looks at it. */
interface DatabaseFailure {
  code?: string;
  constraint?: string;
  driverError?: DatabaseFailure;
}

/** Serialization failure, deadlock, a lock that was not had in time. */
const retryable = new Set(['40001', '40P01', '55P03']);
const noRoom = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);
/** Class 08: connection; 57P0x: shutting down, starting up; 53300: too many connections. */
const unreachable = /^(08\d{3}|57P0\d|53300|ECONN\w+|EPIPE|ETIMEDOUT)$/;
const cutOff =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

export function isRetryable(error: unknown): boolean {
  return retryable.has(codeOf(error) ?? '');
}

export function isUnreachable(error: unknown): boolean {
  return unreachable.test(codeOf(error) ?? '') || (error instanceof Error && cutOff.test(error.message));
}

/** The user of the database may not do this there. */
export function isForbidden(error: unknown): boolean {
  return codeOf(error) === '42501';
}

/** The name of the unique constraint that was violated. */
export function violatedUnique(error: unknown): string | undefined {
  return codeOf(error) === '23505' ? detailOf(error).constraint : undefined;
}

/** A row that others pointed to is gone: it was deleted in the same moment. */
export function isDanglingReference(error: unknown): boolean {
  return codeOf(error) === '23503';
}

/** For what does not matter any more when the row it hangs on was deleted in the same moment. */
export function unlessGone(error: unknown): false {
  if (isDanglingReference(error)) return false;
  throw error;
}

/** The disk of the database or of the uploads is full, or as full as its user may make it. */
export function isOutOfRoom(error: unknown): boolean {
  return noRoom.has(codeOf(error) ?? '');
}

/** Class 22: a value that no column holds, like a NUL character in a text. */
export function isUnstorable(error: unknown): boolean {
  return codeOf(error)?.startsWith('22') ?? false;
}

const codeOf = (error: unknown) => detailOf(error).code;

function detailOf(error: unknown): DatabaseFailure {
  if (typeof error !== 'object' || error === null) return {};
  const failure = error as DatabaseFailure;
  return failure.driverError ?? failure;
}
