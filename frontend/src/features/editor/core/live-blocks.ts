import { type Block, blockToHtml } from '@touchline/content';
import type { EditorjsAdapter, ShownBlock } from './editorjs-adapter';
import { rootSelector } from '../block-views/block-view';
import { readBlock } from '../block-views/block-views';

/** Document as it is in the DOM; only touched blocks are read again. */
export class LiveBlocks {
  private readonly known = new WeakMap<Element, Block>();
  private readonly stale = new Set<Element>();
  /** Rendered blocks; undefined after one was added, removed or moved. */
  private shown?: ShownBlock[];

  constructor(
    private readonly adapter: EditorjsAdapter,
    /** Last read document; until the first rendering, the one to be rendered. */
    private blocks: readonly Block[],
  ) {}

  remember(root: Element, block: Block): void {
    this.known.set(root, block);
    this.stale.delete(root);
  }

  /** Marks the block of a changed node as stale. */
  touch(node: Node): void {
    const within = node instanceof Element ? node : node.parentElement;
    const root = within?.closest(rootSelector);
    if (root) this.stale.add(root);
    else this.rearranged();
  }

  /** Blocks were added, removed or moved. */
  rearranged(): void {
    this.shown = undefined;
  }

  /** Returns unchanged blocks as the same objects. */
  read(): readonly Block[] {
    if (this.shown && this.stale.size === 0) return this.blocks;
    this.shown ??= this.adapter.shown();
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

/** Blocks are immutable, but a new one can be equal: pasting the same text is no undo step. */
function isSameBlock(a: Block, b: Block | undefined): boolean {
  if (a === b) return true;
  return a.id === b?.id && a.kind === b.kind && JSON.stringify(a.data) === JSON.stringify(b.data);
}

/** Returns the id of the only block that differs; undefined if there are several or none. */
export function changedIn(blocks: readonly Block[], before: readonly Block[]): string | undefined {
  const changed = blocks.filter((block, index) => block !== before[index]);
  return changed.length === 1 ? changed[0]?.id : undefined;
}
