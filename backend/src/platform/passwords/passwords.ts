import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** What a password costs: argon2id with 19 MiB, two passes, one lane (OWASP's first choice). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would take the processor from everything else. */
const atOnce = 2;

/** Argon2id on threads of its own, a few at a time; the rest wait in line. */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  hash(plain: string): Promise<string> {
    return this.inLine(() => hash(plain, cost));
  }

  verify(hashed: string, plain: string): Promise<boolean> {
    return this.inLine(() => verify(hashed, plain));
  }

  private async inLine<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= atOnce) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.running++;
    try {
      return await work();
    } finally {
      this.running--;
      this.waiting.shift()?.();
    }
  }
}
