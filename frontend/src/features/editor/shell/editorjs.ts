import EditorJS, { type BlockToolConstructable, type EditorConfig } from '@editorjs/editorjs';
import { emptyParagraph, type Block } from '@touchline/content';
import { blockKinds, renderBlock } from '../views/views';
import { rootSelector, type ViewWords } from '../views/view';

/** A block as it stands in the page. */
export interface ShownBlock {
  id: string;
  root: HTMLElement;
}

export interface Drawing extends ViewWords {
  /** Hears of every element that a block was drawn in. */
  onRender: (root: HTMLElement, block: Block) => void;
}

/**
 * Editor.js as the shell: it holds the list of blocks, moves the caret between them and selects several. What is in
 * a block, and all that Enter, Backspace, Tab, paste and undo do, is ours. Its loose types end in this file.
 */
export class Shell {
  /** When it takes commands; the blocks are there to be typed in before. */
  readonly isReady: Promise<void>;
  private readonly editor: EditorJS;

  constructor(
    readonly holder: HTMLElement,
    blocks: readonly Block[],
    private readonly drawing: Drawing,
  ) {
    this.editor = new EditorJS({
      holder,
      data: {
        blocks: blocks.map((block) => ({ id: block.id, type: block.kind, data: { block } })),
      },
      tools: Object.fromEntries(blockKinds.map((kind) => [kind, toolFor(drawing)])),
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

  /** Shows these blocks instead: only what differs is touched. */
  show(current: readonly Block[], next: readonly Block[]): void {
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
      const isDrawn = from === -1 || known.get(block.id) === block;
      const root = isDrawn ? undefined : this.rootOf(block.id);
      if (!root) return;
      renderBlock(root, block, this.drawing);
      this.drawing.onRender(root, block);
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
function toolFor(drawing: Drawing): BlockToolConstructable {
  return class {
    static readonly enableLineBreaks = true;
    private readonly root = document.createElement('div');

    constructor({ data: { block } }: { data: { block?: Block } }) {
      renderBlock(this.root, block ?? emptyParagraph(), drawing);
      if (block) drawing.onRender(this.root, block);
    }

    render() {
      return this.root;
    }

    save() {
      return {};
    }
  };
}
