import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** What a password costs: argon2id with 19 MiB, two passes, one lane (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Argon2id on a thread of its own, one password after the other: each takes 19 MiB while it lasts, and one processor, which is
 * enough for seventy sign-ins in a second and leaves the others to everything else.
 */
@Injectable()
export class Passwords {
  private last: Promise<unknown> = Promise.resolve();

  hash(plain: string): Promise<string> {
    return this.inLine(() => hash(plain, cost));
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
