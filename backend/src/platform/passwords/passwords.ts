import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** The cost of a password hash: argon2id with 19 MiB (`memoryCost` in KiB), two passes, one lane; OWASP's first choice. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Hashes passwords with argon2id in a worker thread, one at a time: each hash takes 19 MiB and one processor. That allows seventy
 * sign-ins per second and leaves the other processors free.
 */
@Injectable()
export class Passwords {
  /** Lowered in tests, which sign in hundreds of times. */
  static cost: { memoryCost: number; timeCost: number; parallelism: number } = HASH_COST;

  private last: Promise<unknown> = Promise.resolve();

  hash(plain: string): Promise<string> {
    return this.inSequence(() => hash(plain, Passwords.cost));
  }

  verify(hashed: string, plain: string): Promise<boolean> {
    return this.inSequence(() => verify(hashed, plain));
  }

  private inSequence<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}
