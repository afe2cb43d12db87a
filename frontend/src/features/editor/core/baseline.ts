import type { Block } from '../model/block';
import { blocksToHtml } from '../model/write';

const remembered = 50;

/** What is stored, in the stored spelling and in ours: a document that says the same is not dirty. */
export class Baseline {
  private html: string;
  private handedOut: string[] = [];

  constructor(
    private content: string,
    blocks: readonly Block[],
  ) {
    this.html = blocksToHtml(blocks);
  }

  isStored(content: string): boolean {
    return content === this.content;
  }

  /** The document as HTML: the stored string itself as long as nothing differs. */
  write(blocks: readonly Block[]): string {
    const html = blocksToHtml(blocks);
    if (html === this.html) return this.content;
    if (this.handedOut.at(-1) !== html) this.handedOut = [...this.handedOut.slice(1 - remembered), html];
    return html;
  }

  isClean(blocks: readonly Block[]): boolean {
    return this.write(blocks) === this.content;
  }

  /** Takes note of new stored content. True where it is ours: written here, or what stands here now. */
  recognise(
    content: string,
    { stored, shown }: { stored: readonly Block[]; shown: readonly Block[] },
  ): boolean {
    const html = blocksToHtml(stored);
    const isOurs =
      this.handedOut.includes(content) || this.handedOut.includes(html) || html === blocksToHtml(shown);
    if (isOurs) this.settle(content, html);
    return isOurs;
  }

  settle(content: string, html: string): void {
    this.content = content;
    this.html = html;
  }
}
