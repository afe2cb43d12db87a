import { editorTexts } from '@touchline/contract';
import { turnInto } from '../edits/shape';
import { type Block, withField, inlineRuns, textOf } from '@touchline/content';
import { fieldsIn } from '../block-views/block-view';
import type { Editor } from './editor';
import { findInsertables, type Insertable, type MediaRequest } from './insertables';
import { Store } from './store';

export interface SlashState {
  /** Empty while the menu is closed. */
  options: readonly Insertable[];
  active: number;
  /** Edges of the block with the slash, in the viewport. */
  at: { left: number; top: number; bottom: number };
}

const closed = { options: [], active: 0 };
const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Menu that opens on '/' in an empty line and is filtered by the text after it. */
export class SlashMenu {
  readonly state = new Store<SlashState>({ ...closed, at: { left: 0, top: 0, bottom: 0 } });
  /** Id of the line with the slash. */
  private block?: string;
  /** Element of the line, while it has combobox attributes. */
  private line?: Element;

  constructor(
    private readonly editor: Editor,
    private readonly askForMedia: (asked: MediaRequest) => void,
  ) {}

  get isOpen(): boolean {
    return this.state.get().options.length > 0;
  }

  /** Updates the menu after typing. */
  typed(): void {
    const { block, place } = this.editor.state.get();
    const text = block?.kind === 'paragraph' ? textOf(inlineRuns(block.data.text)) : '';
    if (text === '/') this.block = block?.id;
    if (!block || !place || block.id !== this.block || !text.startsWith('/')) return this.close();
    const options = findInsertables(text.slice(1));
    const at = this.editor.adapter.rootOf(block.id)?.getBoundingClientRect() ?? this.state.get().at;
    const isSame = options.length === this.state.get().options.length;
    const active = isSame ? this.state.get().active : 0;
    this.state.set({ options, active, at: { left: at.left, top: at.top, bottom: at.bottom } });
  }

  /** Handles a key while the menu is open; returns false if it is not for the menu. */
  key(event: KeyboardEvent): boolean {
    const { options, active } = this.state.get();
    const step = steps[event.key];
    if (options.length === 0) return false;
    if (step !== undefined) this.state.set({ active: (active + step + options.length) % options.length });
    else if (event.key === 'Enter' || event.key === 'Tab') this.choose(options[active]);
    else if (event.key === 'Escape') this.dismiss();
    else return false;
    return true;
  }

  choose(option: Insertable | undefined): void {
    const id = this.block;
    this.close();
    if (!option || id === undefined) return;
    this.editor.run((blocks, selected) => {
      if (!('place' in selected)) return undefined;
      const emptied = blocks.map((block) => (block.id === id ? withField(block, 0, '') : block));
      const place = { ...selected.place, start: 0, end: 0 };
      return 'shape' in option ? turnInto(emptied, place, option.shape) : { blocks: emptied, place };
    });
    if ('media' in option) this.askForMedia(option.media);
  }

  /** Closes the menu and keeps the slash as text. */
  dismiss(): void {
    this.block = undefined;
    this.close();
  }

  /** Sets or removes the ARIA attributes of a combobox on the line. */
  describe(shown: { list: string; option: string } | undefined): void {
    const line = this.line ?? this.lineOf(this.block);
    this.line = shown ? line : undefined;
    const attributes = {
      role: 'combobox',
      'aria-label': editorTexts.insertMenu,
      'aria-expanded': 'true',
      'aria-controls': shown?.list ?? '',
      'aria-activedescendant': shown?.option ?? '',
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (shown) line?.setAttribute(name, value);
      else line?.removeAttribute(name);
    }
  }

  private lineOf(id: string | undefined): Element | undefined {
    const root = id === undefined ? undefined : this.editor.adapter.rootOf(id);
    return root && fieldsIn(root)[0];
  }

  /** Returns the blocks to save: without the slash of an open menu, which is a command until the menu closes. */
  saved(blocks: readonly Block[]): readonly Block[] {
    if (!this.isOpen) return blocks;
    const isSlash = (block: Block) =>
      block.id === this.block && block.kind === 'paragraph' && block.data.text === '/';
    return blocks.map((block) => (isSlash(block) ? withField(block, 0, '') : block));
  }

  private close(): void {
    if (!this.isOpen) return;
    this.state.set(closed);
    this.editor.reportChange();
  }
}
