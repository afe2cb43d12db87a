import EditorJS, { type BlockToolConstructable, type EditorConfig } from '@editorjs/editorjs';
import { emptyParagraph, type Block } from '../../../shared/content/block';
import { blockKinds, renderBlock } from '../views/views';
import { rootSelector, type ViewWords } from '../views/view';

/** A block as it stands in the page. */
export interface ShownBlock {
  id: string;
  root: HTMLElement;
}

/**
 * Editor.js as the shell: it holds the list of blocks, moves the caret between them and selects several. What is in
 * a block, and all that Enter, Backspace, Tab, paste and undo do, is ours. Its loose types end in this file.
 */
export class Shell {
  readonly isReady: Promise<void>;
  private readonly editor: EditorJS;

  constructor(
    readonly holder: HTMLElement,
    blocks: readonly Block[],
    private readonly words: ViewWords,
  ) {
    this.editor = new EditorJS({
      holder,
      data: {
        blocks: blocks.map((block) => ({ id: block.id, type: block.kind, data: { block } })),
      },
      tools: Object.fromEntries(blockKinds.map((kind) => [kind, toolFor(words)])),
      defaultBlock: 'paragraph',
      minHeight: 0,
      inlineToolbar: false,
      logLevel: 'ERROR' as EditorConfig['logLevel'],
    });
    this.isReady = this.editor.isReady;
  }

  shown(): ShownBlock[] {
    const blocks = this.holder.querySelectorAll<HTMLElement>('.codex-editor__redactor > .ce-block');
    return [...blocks].flatMap((block) => {
      const root = block.querySelector<HTMLElement>(rootSelector);
      return root ? [{ id: block.dataset.id ?? '', root }] : [];
    });
  }

  /** Blocks that are selected as a whole, by dragging over several. */
  selectedIds(): string[] {
    const selected = this.holder.querySelectorAll<HTMLElement>('.ce-block--selected');
    return Array.from(selected, (block) => block.dataset.id ?? '');
  }

  /** Shows these blocks instead: only what differs is touched. `onRender` hears of every root that was drawn anew. */
  show(
    current: readonly Block[],
    next: readonly Block[],
    onRender: (root: HTMLElement, block: Block) => void,
  ): void {
    const { blocks } = this.editor;
    const known = new Map(current.map((block) => [block.id, block]));
    const order = current.map(({ id }) => id);
    next.forEach((block, index) => {
      const from = order.indexOf(block.id, index);
      if (from === -1) {
        blocks.insert(block.kind, { block }, {}, index, false, false, block.id);
        order.splice(index, 0, block.id);
      } else if (from !== index) {
        blocks.move(index, from);
        order.splice(index, 0, ...order.splice(from, 1));
      }
      const root = known.get(block.id) === block ? undefined : this.rootOf(block.id);
      if (!root) return;
      if (from !== -1) renderBlock(root, block, this.words);
      onRender(root, block);
    });
    for (let index = order.length - 1; index >= next.length; index -= 1) blocks.delete(index);
  }

  rootOf(id: string): HTMLElement | undefined {
    return this.editor.blocks.getById(id)?.holder.querySelector<HTMLElement>(rootSelector) ?? undefined;
  }

  /**
   * Tells Editor.js in which block the caret is; it moves the caret to the start of it. It remembers a block's fields
   * until it is told of a change, and would look for the caret in those that a new rendering has taken away.
   */
  enter(id: string): void {
    this.editor.blocks.getById(id)?.dispatchChange();
    this.editor.caret.setToBlock(id, 'start');
  }

  currentId(): string | undefined {
    const index = this.editor.blocks.getCurrentBlockIndex();
    return index < 0 ? undefined : this.editor.blocks.getBlockByIndex(index)?.id;
  }

  /** Editor.js puts off drawing and listening until the browser is idle, and would do it after it has gone. */
  destroy(): void {
    void this.isReady.then(() => requestIdleCallback(() => this.editor.destroy()));
  }
}

/** One tool class for all kinds: Editor.js only asks it for an element. */
function toolFor(words: ViewWords): BlockToolConstructable {
  return class {
    static readonly enableLineBreaks = true;
    private readonly root = document.createElement('div');

    constructor({ data }: { data: { block?: Block } }) {
      renderBlock(this.root, data.block ?? emptyParagraph(), words);
    }

    render() {
      return this.root;
    }

    save() {
      return {};
    }
  };
}
