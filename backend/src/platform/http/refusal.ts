import { refusals, type FieldError, type RefusalCode } from '@touchline/contract';

/** Details of a refusal besides code and message. */
export interface RefusalDetails {
  fields?: FieldError[];
  /** `retry-after` in seconds, `content-range` of a range beyond the end. */
  headers?: Record<string, string>;
  /** Merged into the response body: the current page in case of a save conflict. */
  body?: Record<string, unknown>;
}

/** Thrown to refuse a request with a code of the contract; `ErrorFilter` converts it to the response. */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly details: RefusalDetails = {},
  ) {
    super(refusals[code].message);
  }
}

/** Refuses with 429 and `retry-after`. */
export const tooMany = (seconds: number) =>
  new Refusal('too_many', { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });
