import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** The cost of a password hash: argon2id with 19 MiB (`memoryCost` in KiB), two passes, one lane; OWASP's first choice. */
export const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Argon2id on a thread of its own, one password after the other: each takes 19 MiB while it lasts, and one processor, which is
 * enough for seventy sign-ins in a second and leaves the others to everything else.
 */
@Injectable()
export class Passwords {
  /** The tests of the server lower it: their hundreds of sign-ins are not about the cost. */
  static cost: { memoryCost: number; timeCost: number; parallelism: number } = HASH_COST;

  private last: Promise<unknown> = Promise.resolve();

  hash(plain: string): Promise<string> {
    return this.inLine(() => hash(plain, Passwords.cost));
  }

  verify(hashed: string, plain: string): Promise<boolean> {
    return this.inLine(() => verify(hashed, plain));
  }

  private inLine<T>(work: () => Promise<T>): Promise<T> {
    const done = this.last.then(work);
    this.last = done.catch(() => undefined);
    return done;
  }
}
