import type { ErrorBody, Page, PageConflict, Play, PlayConflict } from '@touchline/contract';
import { tabAccount } from '../tab-account';

/** Response with an error status. The message is the status, a colon and the body (specification, section 7). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
    this.body = readBody(text);
  }

  /** Parsed error body, if the response has one. */
  readonly body: (ErrorBody & Partial<PageConflict & PlayConflict>) | undefined;
}

/** Creates the error of a response, and marks the tab's account as replaced if the body says so. */
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

/** Returns the message of the server's response, for users. */
export function serverMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined;
  return error.body?.error || error.body?.message;
}

/** Returns messages by field. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? (error.body?.fields ?? []) : [];
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

/** Returns the page that another user has saved, if that is the reason of the error. */
export function conflictingPage(error: unknown): Page | undefined {
  return isStatus(error, 409) ? error.body?.page : undefined;
}

/** Returns the play that another user has saved, if that is the reason of the error. */
export function conflictingPlay(error: unknown): Play | undefined {
  return isStatus(error, 409) ? error.body?.play : undefined;
}

/** Returns true if the session has ended or belongs to another user now: signing in again helps. */
export const isSignedOut = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.body?.code === 'signed_in_as_another');

export const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status;
