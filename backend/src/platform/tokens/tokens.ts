import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

/** Secrets that people carry: 32 random bytes in base64url; only their SHA-256 is stored. */
@Injectable()
export class Tokens {
  random(): string {
    return randomBytes(32).toString('base64url');
  }

  hash(token: string): Buffer {
    return createHash('sha256').update(token).digest();
  }
}
