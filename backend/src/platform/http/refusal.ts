import { refusals, type FieldError, type RefusalCode } from '@touchline/contract';

/** What a refusal says besides its sentence. */
export interface RefusalDetails {
  fields?: FieldError[];
  /** `retry-after` in seconds, `content-range` of a range beyond the end. */
  headers?: Record<string, string>;
  /** Goes into the body as it is: the page as it stands, when a save came too late. */
  body?: Record<string, unknown>;
}

/** How our code says no; `ErrorFilter` makes it the answer. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(refusals[code].message);
  }
}

/** Until so many seconds have passed. */
export const tooMany = (seconds: number) =>
  new Refusal('too_many', { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });
