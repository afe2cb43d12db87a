import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Secrets that people carry: 32 random bytes in base64url; only their SHA-256 is stored. */
@Injectable()
export class Tokens {
  random(): string {
    return randomBytes(32).toString('base64url');
  }

  /** To be copied from paper: 24 letters and digits that look different, 120 random bits. */
  readable(): string {
    return [...randomBytes(24)].map((byte) => alphabet[byte % alphabet.length]).join('');
  }

  hash(token: string): Buffer {
    return createHash('sha256').update(token).digest();
  }
}
