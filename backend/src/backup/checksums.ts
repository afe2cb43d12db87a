import { createHash, type Hash } from 'node:crypto';
import { Transform } from 'node:stream';
import { sectionOf, type Section } from './archive';

/** SHA-256 of each section of an archive, over the names and contents of its entries in order. */
export class Checksums {
  private readonly hashes = new Map<Section, Hash>();

  /** Returns a pass-through stream that hashes the content of an entry. */
  over(name: string): Transform {
    const hash = this.hashOf(sectionOf(name));
    hash?.update(`${name}\n`);
    return new Transform({
      transform(chunk: Buffer, _, done) {
        hash?.update(chunk);
        done(null, chunk);
      },
    });
  }

  of(section: Section): string {
    return this.hashOf(section).copy().digest('hex');
  }

  private hashOf(section: Section): Hash;
  private hashOf(section: Section | undefined): Hash | undefined;
  private hashOf(section: Section | undefined): Hash | undefined {
    if (!section) return undefined;
    const hash = this.hashes.get(section) ?? createHash('sha256');
    this.hashes.set(section, hash);
    return hash;
  }
}

export const checksumOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
