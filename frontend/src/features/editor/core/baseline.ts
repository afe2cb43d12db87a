import { type Block, blocksToHtml } from '@touchline/content';
import { visibleForm } from '../../../shared/content/visible-form';
import { fingerprint } from './fingerprint';

const remembered = 2000;

/** What is stored, in the stored spelling and in ours: a document that says the same is not dirty. */
export class Baseline {
  private html: string;
  private lastWritten?: string;
  /** Fingerprints of what was given to be saved. */
  private readonly handedOut = new Set<string>();

  constructor(
    private content: string,
    blocks: readonly Block[],
  ) {
    this.html = blocksToHtml(blocks);
  }

  /** Whether saving will change what a reader sees of stored content, as no block here can hold it. */
  isSimplified(): boolean {
    return this.html !== this.content && visibleForm(this.html) !== visibleForm(this.content);
  }

  isStored(content: string): boolean {
    return content === this.content;
  }

  /** The document as HTML: the stored string itself as long as nothing differs. */
  write(blocks: readonly Block[]): string {
    const html = blocksToHtml(blocks);
    if (html === this.html) return this.content;
    if (html === this.lastWritten) return html;
    this.lastWritten = html;
    this.handedOut.add(fingerprint(html));
    for (const oldest of this.handedOut) {
      if (this.handedOut.size <= remembered) break;
      this.handedOut.delete(oldest);
    }
    return html;
  }

  isClean(blocks: readonly Block[]): boolean {
    return blocksToHtml(blocks) === this.html;
  }

  /** Takes note of new stored content, spelled as it was given to be saved. False where it was not. */
  recogniseWritten(content: string): boolean {
    const isOurs = content === this.lastWritten || this.handedOut.has(fingerprint(content));
    if (isOurs) this.settle(content, content);
    return isOurs;
  }

  /** Takes note of new stored content. True where it is ours: written here, or what stands here now. */
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
