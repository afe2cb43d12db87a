import { editorTexts } from '@touchline/contract';
import { insertText } from '../edits/lines';
import { turnInto } from '../edits/shape';
import { type Block, withField, inlineRuns, textOf } from '@touchline/content';
import { fieldsIn } from '../block-views/block-view';
import { describeCombobox } from './combobox';
import type { Editor } from './editor';
import { findInsertables, type Insertable, type MediaRequest } from './insertables';
import { Store } from './store';

export interface SlashState {
  /** Empty while the menu is closed. */
  options: readonly Insertable[];
  active: number;
  /** No option has the letters: the menu shows that and takes no keys. */
  isEmpty: boolean;
  /** The letters after the slash. */
  letters: string;
  /** Edges of the block with the slash, in the viewport. */
  at: { left: number; top: number; bottom: number };
}

const closed = { options: [], active: 0, isEmpty: false, letters: '' };
/** Longer text after a slash is no search, such as a path. */
const MAX_LETTERS = 20;
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
    const letters = this.letters();
    const options = letters === undefined ? [] : findInsertables(letters);
    const isEmpty = options.length === 0;
    if (letters === undefined || (isEmpty && letters.length > MAX_LETTERS)) return this.close();
    const before = this.state.get();
    const root = this.editor.adapter.rootOf(this.block ?? '');
    const { left, top, bottom } = root?.getBoundingClientRect() ?? before.at;
    const active = options.length === before.options.length ? before.active : 0;
    this.state.set({ options, active, isEmpty, letters, at: { left, top, bottom } });
  }

  /** Returns the text after the slash at the caret; undefined where the menu is closed. */
  private letters(): string | undefined {
    const { block, place } = this.editor.state.get();
    const text = block?.kind === 'paragraph' ? textOf(inlineRuns(block.data.text)) : '';
    if (text === '/') this.block = block?.id;
    return place && block?.id === this.block && text.startsWith('/') ? text.slice(1) : undefined;
  }

  /** Handles a key while the menu is open; returns false if it is not for the menu. */
  key(event: KeyboardEvent): boolean {
    const { options, active } = this.state.get();
    const step = steps[event.key];
    if (options.length === 0) return event.key === 'Escape' && this.dismissEmpty();
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
      if ('shape' in option) return turnInto(emptied, place, option.shape);
      if ('typed' in option) return insertText(emptied, place, { text: option.typed });
      return { blocks: emptied, place };
    });
    if ('media' in option) this.askForMedia(option.media);
  }

  /** Closes the menu and keeps the slash as text. */
  dismiss(): void {
    this.block = undefined;
    this.close();
  }

  /** Returns true if the note that nothing matches was shown. */
  private dismissEmpty(): boolean {
    const { isEmpty } = this.state.get();
    if (isEmpty) this.dismiss();
    return isEmpty;
  }

  /** Sets or removes the ARIA attributes of a combobox on the line. */
  describe(shown: { list: string; option: string } | undefined): void {
    const line = this.line ?? this.lineOf(this.block);
    this.line = shown ? line : undefined;
    describeCombobox(line, editorTexts.insertMenu, shown);
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
    const wasOpen = this.isOpen;
    if (!wasOpen && !this.state.get().isEmpty) return;
    this.state.set(closed);
    if (!wasOpen) return;
    this.editor.reportChange();
  }
}
