import { HttpException } from '@nestjs/common';
import { refusals, type ErrorBody, type RefusalCode } from '@touchline/contract';
import {
  isForeignKeyViolation,
  isDiskFull,
  isRetryable,
  isUnreachable,
  isInvalidValue,
  violatedUnique,
} from '../database';
import { Refusal } from './refusal';

const byStatus: Record<number, RefusalCode> = {
  401: 'not_signed_in',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  413: 'too_large',
  415: 'wrong_type',
  429: 'too_many',
  503: 'not_ready',
};

/** Converts any error to a refusal. Unknown errors become `internal`; their details go to the log only. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const known = databaseRefusal(error);
  if (known) return known;
  const status = statusOf(error);
  if (status === undefined || status >= 500) return new Refusal(byStatus[status ?? 0] ?? 'internal');
  return new Refusal(byStatus[status] ?? 'bad_request');
}

/** Returns the refusal of a known error of the database or of the disk of uploads. */
function databaseRefusal(error: unknown): Refusal | undefined {
  if (isDiskFull(error)) return new Refusal('no_room');
  if (isUnreachable(error)) return new Refusal('not_ready', { headers: { 'retry-after': '2' } });
  if (violatedUnique(error) || isForeignKeyViolation(error) || isRetryable(error))
    return new Refusal('conflict');
  return isInvalidValue(error) ? new Refusal('bad_request') : undefined;
}

export function toErrorBody({ code, details }: Refusal): ErrorBody {
  const { status, message } = refusals[code];
  const fields = details.fields && { fields: details.fields };
  return { statusCode: status, error: message, message, code, ...fields, ...details.body };
}

/** Returns the response body of a refusal without details. */
export const refusalBody = (code: RefusalCode): ErrorBody => toErrorBody(new Refusal(code));

/** Exceptions of Nest, Fastify and its plugins carry a status. */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' ? error.statusCode : undefined;
}
