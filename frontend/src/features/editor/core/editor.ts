import { insertText, typeOverLink } from '../edits/lines';
import { sharedMarks, type Selected } from '../edits/mark';
import {
  type Block,
  placeAt,
  replaceBlock,
  type Edit,
  type Place,
  type Marks,
  blocksToHtml,
} from '@touchline/content';
import { writableBlocks } from '../../../shared/content/parse';
import { Shell } from '../shell/editorjs';
import { fieldsIn, isInWhole, type ViewWords } from '../views/view';
import { Baseline } from './baseline';
import { CellSelection } from './cell-selection';
import type { EditorState } from './editor-state';
import { selectIn } from './field-caret';
import { History, type Snapshot } from './history';
import { changedIn, LiveBlocks, sameBlocks } from './live-blocks';
import { readSelection } from './selection';
import { Store } from './store';

export interface EditorOptions extends ViewWords {
  content: string;
  teamId: number;
  /** The document may have changed. */
  onChange: () => void;
  /** Milliseconds. */
  now: () => number;
}

export type Command = (blocks: readonly Block[], selected: Selected) => Edit | undefined;

/**
 * A document being edited. Typing is read from the page; commands are pure functions whose outcome is shown. Either
 * way a change is a new list of blocks in the history, which undo, dirtiness and saving all look at.
 */
export class Editor {
  readonly state = new Store<EditorState>({
    isReady: false,
    marks: {},
    isOnText: false,
    canUndo: false,
    canRedo: false,
  });
  readonly shell: Shell;
  readonly baseline: Baseline;
  readonly cells = new CellSelection(this);
  private readonly live: LiveBlocks;
  private history: History;
  private readonly observer = new MutationObserver((records) =>
    this.touch(records.map(({ target }) => target)),
  );
  /** What is selected, or was before the focus went elsewhere. */
  selected?: Selected;
  private nextMarks?: Marks;
  private isHeld = false;
  /** When the document was last changed here. */
  changedAt = -Infinity;

  constructor(
    readonly holder: HTMLElement,
    readonly options: EditorOptions,
  ) {
    const blocks = writableBlocks(options.content);
    this.baseline = new Baseline(options.content, blocks);
    this.history = new History({ blocks });
    const onRender = (root: Element, block: Block) => this.live.remember(root, block);
    this.shell = new Shell(holder, blocks, { ...options, onRender });
    this.live = new LiveBlocks(this.shell, blocks);
    this.observer.observe(holder, { childList: true, characterData: true, subtree: true });
  }

  get hasFocus(): boolean {
    return this.holder.contains(document.activeElement);
  }

  get blocks(): readonly Block[] {
    return this.history.present.blocks;
  }

  /** Called when Editor.js takes commands, which may be seconds after it has drawn a text that can be typed in. */
  start(): void {
    this.state.set({ isReady: true });
  }

  /** What it last read stays readable. */
  destroy(): void {
    this.catchUp();
    this.state.set({ isReady: false });
    this.observer.disconnect();
    this.shell.destroy();
  }

  /** Reads what was typed and selected up to now; the events that tell of it may still be on their way. */
  synchronise(): void {
    this.catchUp();
    this.selectionChanged();
  }

  /** Reads what was typed up to now. */
  catchUp(): void {
    this.touch(this.observer.takeRecords().map(({ target }) => target));
  }

  /** Blocks as HTML; the stored string itself while nothing differs. */
  write(blocks: readonly Block[]): string {
    return this.baseline.write(blocks);
  }

  /** Tells that `write` may give another document than before. */
  reportChange(): void {
    this.options.onChange();
  }

  touch(nodes: readonly Node[]): void {
    for (const node of nodes) this.live.touch(node);
    const blocks = this.live.read();
    if (sameBlocks(blocks, this.blocks)) return;
    const typedIn = blocks.length === this.blocks.length ? changedIn(blocks, this.blocks) : undefined;
    this.record({ blocks, place: this.place }, typedIn);
  }

  get place(): Place | undefined {
    return this.selected && 'place' in this.selected ? this.selected.place : undefined;
  }

  /** Runs a command on what is selected. False where it had nothing to do. */
  run(command: Command): boolean {
    this.synchronise();
    const { selected } = this;
    return selected !== undefined && this.edit((blocks) => command(blocks, selected));
  }

  /** Changes the document. False where there was nothing to do. Typing is one step of undo with what is typed next. */
  edit(change: (blocks: readonly Block[]) => Edit | undefined, { isTyping = false } = {}): boolean {
    if (!this.state.get().isReady) return false;
    this.catchUp();
    const edit = change(this.blocks);
    if (!edit) return false;
    if (!sameBlocks(this.blocks, edit.blocks)) {
      this.show(edit.blocks);
      this.record(edit, isTyping ? edit.place?.block : undefined);
    }
    if (edit.place) this.select(edit.place);
    else if (this.cells.isActive) this.cells.draw();
    return true;
  }

  /** What stood for something on its way becomes what came of it; that is no step of its own. */
  settle(id: string, others: readonly Block[]): void {
    if (!this.state.get().isReady) return;
    this.catchUp();
    const isShown = this.blocks.some((block) => block.id === id);
    if (isShown) this.show(replaceBlock(this.blocks, id, others));
    this.history.substitute(id, others);
    this.refresh();
    if (isShown) this.options.onChange();
  }

  /** Marks what is typed next at the caret. */
  markNext(marks: Marks): void {
    this.nextMarks = { ...this.nextMarks, ...marks };
    this.refresh();
  }

  /** Types with the marks that were set for it, or where a browser would mark it wrongly; else false, and the browser types. */
  type(text: string): boolean {
    this.synchronise();
    const { place } = this;
    const marks = this.takeNextMarks();
    if (!place) return false;
    const type = (blocks: readonly Block[]) =>
      typeOverLink(blocks, place, { text, marks }) ?? (marks && insertText(blocks, place, { text, marks }));
    return this.edit(type, { isTyping: true });
  }

  /** Returns the marks that were set for what is typed next, once. */
  takeNextMarks(): Marks | undefined {
    const marks = this.nextMarks;
    this.nextMarks = undefined;
    return marks;
  }

  /** One step back; true, so that the browser does not do its own. */
  undo(): true {
    this.catchUp();
    return this.goTo(this.history.undo());
  }

  redo(): true {
    this.catchUp();
    return this.goTo(this.history.redo());
  }

  /** Puts the caret at a place and the focus with it. */
  select(place: Place): void {
    const root = this.shell.rootOf(place.block);
    if (!root) return;
    this.cells.end();
    this.shell.enter(place.block);
    const fields = fieldsIn(root);
    const field = fields[Math.min(place.field, fields.length - 1)];
    if (field) selectIn(field, place.start, place.end);
    (field ?? root).scrollIntoView({ block: 'nearest' });
    this.selectionChanged();
  }

  say(said: string): void {
    this.state.set({ said });
  }

  /** Puts the focus back where the caret was, or to the start. */
  focus(): void {
    const first = this.blocks[0];
    const place = this.place ?? (first && placeAt(first));
    if (place) this.select(place);
  }

  /**
   * A press outside of the text takes the selection of whole blocks away before a tool can act on it: it is held
   * until the text is used again.
   */
  hold(isOutside: boolean): void {
    if (isOutside && !this.isHeld) this.selectionChanged();
    this.isHeld = isOutside && this.selected !== undefined && 'blocks' in this.selected;
  }

  /** Keeps the last selection within the document, so that a toolbar with the focus can act on it. */
  selectionChanged(): void {
    const selected = this.isHeld ? undefined : (this.cells.read() ?? readSelection(this.shell));
    if (!selected || JSON.stringify(selected) === JSON.stringify(this.selected)) return;
    this.nextMarks = undefined;
    this.selected = selected;
    this.history.rememberPlace(this.place);
    this.refresh();
  }

  /** Shows a document from elsewhere; what was done here before cannot be undone into it. */
  replace(content: string): void {
    const blocks = writableBlocks(content);
    const { hasFocus } = this;
    this.show(blocks);
    if (!hasFocus && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    this.baseline.settle(content, blocksToHtml(blocks));
    this.history = new History({ blocks });
    this.nextMarks = undefined;
    this.refresh();
  }

  private goTo(snapshot: Snapshot | undefined): true {
    if (!snapshot) return true;
    this.show(snapshot.blocks);
    if (snapshot.place && !isInWhole(document.activeElement)) this.select(snapshot.place);
    this.refresh();
    this.options.onChange();
    return true;
  }

  private show(blocks: readonly Block[]): void {
    this.shell.show(this.live.read(), blocks);
    this.live.rearranged();
    this.observer.takeRecords();
  }

  private record(next: Snapshot, typedIn?: string): void {
    this.changedAt = this.options.now();
    this.history.record(next, { typedIn, at: this.changedAt });
    this.refresh();
    this.options.onChange();
  }

  private refresh(): void {
    const { place, selected, blocks } = this;
    const cells = selected && 'place' in selected ? selected.cells : undefined;
    const marks = { ...(selected && sharedMarks(blocks, selected)), ...this.nextMarks };
    this.state.set({
      place,
      cells,
      block: place && blocks.find(({ id }) => id === place.block),
      marks,
      isOnText:
        place && !cells ? place.start !== place.end || marks.href !== undefined : selected !== undefined,
      canUndo: this.history.canUndo,
      canRedo: this.history.canRedo,
    });
  }
}
