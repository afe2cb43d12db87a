import type { ErrorBody, Page, PageConflict } from '@touchline/contract';

/** An answer that is no good one. Its message is the status, a colon and the body (spec, section 7). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
    this.body = readBody(text);
  }

  /** The server's own words, where the answer was one of its error bodies. */
  readonly body: (ErrorBody & Partial<PageConflict>) | undefined;
}

function readBody(text: string): ErrorBody | undefined {
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return undefined;
  }
}

/** The sentence the server gave for a failure, for people to read. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.body?.error || error.body?.message;
}

/** Messages by field, as forms show them. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? (error.body?.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

/** The page as someone else saved it, when that is why saving was refused. */
export function conflictingPage(error: unknown): Page | undefined {
  return isStatus(error, 409) ? error.body?.page : undefined;
}

export const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
