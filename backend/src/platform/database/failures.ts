/** The fields of driver errors that are read here. */
interface DatabaseFailure {
  code?: string;
  constraint?: string;
  driverError?: DatabaseFailure;
}

/** Serialization failure, deadlock, lock timeout. */
const retryableCodes = new Set(['40001', '40P01', '55P03']);
const diskFullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG']);
/** Class 08: connection; 57P0x: shutting down, starting up; 53300: too many connections. */
const unreachableCodes = /^(08\d{3}|57P0\d|53300|ECONN\w+|EPIPE|ETIMEDOUT)$/;
const connectionLost =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

export function isRetryable(error: unknown): boolean {
  return retryableCodes.has(codeOf(error) ?? '');
}

export function isUnreachable(error: unknown): boolean {
  return (
    unreachableCodes.test(codeOf(error) ?? '') ||
    (error instanceof Error && connectionLost.test(error.message))
  );
}

export function isPermissionDenied(error: unknown): boolean {
  return codeOf(error) === '42501';
}

/** Returns the name of the violated unique constraint. */
export function violatedUnique(error: unknown): string | undefined {
  return codeOf(error) === '23505' ? detailOf(error).constraint : undefined;
}

/** A referenced row was deleted concurrently. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503';
}

/** Swallows the error of a write whose referenced row was deleted concurrently; rethrows any other. */
export function ignoreMissingRow(error: unknown): false {
  if (isForeignKeyViolation(error)) return false;
  throw error;
}

/** The disk of the database or of the uploads is full, or its quota is used up. */
export function isDiskFull(error: unknown): boolean {
  return diskFullCodes.has(codeOf(error) ?? '');
}

/** Class 22: a value that no column can hold, such as a NUL character in a text. */
export function isInvalidValue(error: unknown): boolean {
  return codeOf(error)?.startsWith('22') ?? false;
}

const codeOf = (error: unknown) => detailOf(error).code;

function detailOf(error: unknown): DatabaseFailure {
  if (typeof error !== 'object' || error === null) return {};
  const failure = error as DatabaseFailure;
  return failure.driverError ?? failure;
}
