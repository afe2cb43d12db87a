import EditorJS, { type BlockToolConstructable, type EditorConfig } from '@editorjs/editorjs';
import { emptyParagraph, type Block } from '@touchline/content';
import { blockKinds, renderBlock } from '../block-views/block-views';
import { rootSelector, type ViewTexts } from '../block-views/block-view';

/** Rendered block. */
export interface ShownBlock {
  id: string;
  root: HTMLElement;
}

export interface RenderOptions extends ViewTexts {
  /** Called for each rendered block. */
  onRender: (root: HTMLElement, block: Block) => void;
}

/**
 * Adapter of Editor.js, which holds the list of blocks, moves the caret between them and selects several. The content of blocks, and
 * Enter, Backspace, Tab, paste and undo are our own code. Its loose types do not leave this file.
 */
export class EditorjsAdapter {
  /** Resolves when Editor.js accepts commands; blocks are editable before. */
  readonly isReady: Promise<void>;
  private readonly editor: EditorJS;

  constructor(
    readonly holder: HTMLElement,
    blocks: readonly Block[],
    private readonly options: RenderOptions,
  ) {
    this.editor = new EditorJS({
      holder,
      data: {
        blocks: blocks.map((block) => ({ id: block.id, type: block.kind, data: { block } })),
      },
      tools: Object.fromEntries(blockKinds.map((kind) => [kind, toolFor(options)])),
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

  /** Returns the ids of whole blocks that are selected by dragging. */
  selectedIds(): string[] {
    const selected = this.holder.querySelectorAll<HTMLElement>('.ce-block--selected');
    return Array.from(selected, (block) => block.dataset.id ?? '');
  }

  /** Renders only the blocks that differ. */
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
      renderBlock(root, block, this.options);
      this.options.onRender(root, block);
    });
    for (let index = order.length - 1; index >= next.length; index -= 1) blocks.delete(index);
  }

  rootOf(id: string): HTMLElement | undefined {
    return this.editor.blocks.getById(id)?.holder.querySelector<HTMLElement>(rootSelector) ?? undefined;
  }

  /**
   * Sets the current block of Editor.js, which places the caret at its start. Editor.js caches a block's fields until it is notified
   * of a change, and would look for the caret in fields that a rendering has removed.
   */
  enter(id: string): void {
    this.editor.blocks.getById(id)?.dispatchChange();
    this.editor.caret.setToBlock(id, 'start');
  }

  currentId(): string | undefined {
    const index = this.editor.blocks.getCurrentBlockIndex();
    return index < 0 ? undefined : this.editor.blocks.getBlockByIndex(index)?.id;
  }

  /** Editor.js defers rendering and listeners until the browser is idle, and would run them after `destroy`. */
  destroy(): void {
    void this.isReady.then(() => requestIdleCallback(() => this.editor.destroy()));
  }
}

/** One tool class for all kinds: Editor.js only needs its element. */
function toolFor(options: RenderOptions): BlockToolConstructable {
  return class {
    static readonly enableLineBreaks = true;
    private readonly root = document.createElement('div');

    constructor({ data: { block } }: { data: { block?: Block } }) {
      renderBlock(this.root, block ?? emptyParagraph(), options);
      if (block) options.onRender(this.root, block);
    }

    render() {
      return this.root;
    }

    save() {
      return {};
    }
  };
}
