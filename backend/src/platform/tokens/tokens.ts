import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/**
 * Creates and hashes secret tokens: 32 random bytes in base64url, of which only the SHA-256 is stored. The only source of
 * randomness of the server.
 */
@Injectable()
export class Tokens {
  random(): string {
    return randomBytes(32).toString('base64url');
  }

  /** Returns a recovery code for paper: 24 unambiguous letters and digits (120 random bits). */
  readable(): string {
    return [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]).join('');
  }

  uuid(): string {
    return randomUUID();
  }

  /** Returns a number from 0 to below 1 for jitter, which is no secret. */
  fraction(): number {
    return Math.random();
  }

  hash(token: string): Buffer {
    return createHash('sha256').update(token).digest();
  }
}
