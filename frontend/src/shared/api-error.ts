import type { ErrorBody, Page, PageConflict } from '@touchline/contract';
import { tabAccount } from './tab-account';

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

/** Makes the error of an answer, and notes when it says that another user has signed in in this browser. */
export function errorOf(status: number, text: string): ApiError {
  const error = new ApiError(status, text);
  if (error.body?.code === 'signed_in_as_another') tabAccount.setReplaced(true);
  return error;
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

/** Returns whether the session has ended, or has become that of another user: signing in again helps. */
export const isSignedOut = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.body?.code === 'signed_in_as_another');

export const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
