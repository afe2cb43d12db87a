import { type Block, blockToHtml } from '@touchline/content';
import type { Shell, ShownBlock } from '../shell/editorjs';
import { rootSelector } from '../views/view';
import { readBlock } from '../views/views';

/** The document as it stands in the page. Only blocks that were touched are read again. */
export class LiveBlocks {
  private readonly known = new WeakMap<Element, Block>();
  private readonly stale = new Set<Element>();
  /** Which blocks there are; nothing once one came, went or moved. */
  private shown?: ShownBlock[];

  constructor(
    private readonly shell: Shell,
    /** As last read; until they are drawn, as they will be. */
    private blocks: readonly Block[],
  ) {}

  remember(root: Element, block: Block): void {
    this.known.set(root, block);
    this.stale.delete(root);
  }

  /** Something within the block of this node has changed. */
  touch(node: Node): void {
    const within = node instanceof Element ? node : node.parentElement;
    const root = within?.closest(rootSelector);
    if (root) this.stale.add(root);
    else this.rearranged();
  }

  /** Blocks have come, gone or moved. */
  rearranged(): void {
    this.shown = undefined;
  }

  /** Blocks that read as before are the same objects as before. */
  read(): readonly Block[] {
    if (this.shown && this.stale.size === 0) return this.blocks;
    this.shown ??= this.shell.shown();
    if (this.shown.length === 0) return this.blocks;
    this.blocks = this.shown.map(({ id, root }) => {
      const known = this.known.get(root);
      if (known && !this.stale.has(root)) return known;
      const read = readBlock(root, id);
      const block = known && blockToHtml(known) === blockToHtml(read) ? known : read;
      this.remember(root, block);
      return block;
    });
    this.stale.clear();
    return this.blocks;
  }
}

export function sameBlocks(a: readonly Block[], b: readonly Block[]): boolean {
  return a.length === b.length && a.every((block, index) => isSameBlock(block, b[index]));
}

/** Blocks are never changed in place, but one that is made anew can hold the same: words pasted over equal ones are no step of undo. */
function isSameBlock(a: Block, b: Block | undefined): boolean {
  if (a === b) return true;
  return a.id === b?.id && a.kind === b.kind && JSON.stringify(a.data) === JSON.stringify(b.data);
}

/** The block that differs, where no other does. */
export function changedIn(blocks: readonly Block[], before: readonly Block[]): string | undefined {
  const changed = blocks.filter((block, index) => block !== before[index]);
  return changed.length === 1 ? changed[0]?.id : undefined;
}
