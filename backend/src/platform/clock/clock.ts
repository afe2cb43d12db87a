import { Injectable } from '@nestjs/common';

@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}

/** Returns the milliseconds of a clock that is never set, to measure durations. */
export const monotonicMs = (): number => performance.now();
