import { type Block, blocksToHtml } from '@touchline/content';
import { visibleForm } from '../../../shared/content/visible-form';
import { fingerprint } from './fingerprint';

const MAX_FINGERPRINTS = 2000;

/** Stored content, in its stored spelling and in canonical form: an equal document is not dirty. */
export class Baseline {
  private html: string;
  private lastWritten?: string;
  /** Fingerprints of documents that were returned to be saved. */
  private readonly handedOut = new Set<string>();

  constructor(
    private content: string,
    blocks: readonly Block[],
  ) {
    this.html = blocksToHtml(blocks);
  }

  /** Returns true if saving changes what a reader sees, because no block can represent part of the stored content. */
  isSimplified(): boolean {
    return this.html !== this.content && visibleForm(this.html) !== visibleForm(this.content);
  }

  isStored(content: string): boolean {
    return content === this.content;
  }

  /** Returns the document as HTML; the stored string itself if nothing differs. */
  write(blocks: readonly Block[]): string {
    const html = blocksToHtml(blocks);
    if (html === this.html) return this.content;
    if (html === this.lastWritten) return html;
    this.lastWritten = html;
    this.handedOut.add(fingerprint(html));
    for (const oldest of this.handedOut) {
      if (this.handedOut.size <= MAX_FINGERPRINTS) break;
      this.handedOut.delete(oldest);
    }
    return html;
  }

  isClean(blocks: readonly Block[]): boolean {
    return blocksToHtml(blocks) === this.html;
  }

  /** Adopts new stored content that has exactly a spelling returned by `write`; returns false otherwise. */
  recogniseWritten(content: string): boolean {
    const isOurs = content === this.lastWritten || this.handedOut.has(fingerprint(content));
    if (isOurs) this.settle(content, content);
    return isOurs;
  }

  /** Adopts new stored content; returns true if it was written here or equals the current document. */
  recognise(
    content: string,
    { stored, shown }: { stored: readonly Block[]; shown: readonly Block[] },
  ): boolean {
    const html = blocksToHtml(stored);
    const isOurs = this.handedOut.has(fingerprint(html)) || html === blocksToHtml(shown);
    if (isOurs) this.settle(content, html);
    return isOurs;
  }

  settle(content: string, html: string): void {
    this.content = content;
    this.html = html;
  }
}
