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
import { EditorjsAdapter } from './editorjs-adapter';
import { fieldsIn, isInAtomicBlock, type ViewTexts } from '../block-views/block-view';
import { Baseline } from './baseline';
import { CellSelection } from './cell-selection';
import type { EditorState } from './editor-state';
import { selectIn } from './field-caret';
import { History, type Snapshot } from './history';
import { changedIn, LiveBlocks, sameBlocks } from './live-blocks';
import { readSelection } from './selection';
import { Store } from './store';

export interface EditorOptions extends ViewTexts {
  content: string;
  teamId: number;
  /** Called when the document may have changed. */
  onChange: () => void;
  /** Current time in milliseconds. */
  now: () => number;
}

export type Command = (blocks: readonly Block[], selected: Selected) => Edit | undefined;

/**
 * Editor of a document. Typing is read from the DOM; commands are pure functions whose result is rendered. Either way a change is a
 * new list of blocks in the history, from which undo, dirty state and saving are derived.
 */
export class Editor {
  readonly state = new Store<EditorState>({
    isReady: false,
    marks: {},
    isOnText: false,
    canUndo: false,
    canRedo: false,
  });
  readonly adapter: EditorjsAdapter;
  readonly baseline: Baseline;
  readonly cells = new CellSelection(this);
  private readonly live: LiveBlocks;
  private history: History;
  private readonly observer = new MutationObserver((records) =>
    this.touch(records.map(({ target }) => target)),
  );
  /** Current selection, or the last one before the focus left. */
  selected?: Selected;
  private nextMarks?: Marks;
  private isHeld = false;
  /** Time of the last local change. */
  changedAt = -Infinity;

  constructor(
    readonly holder: HTMLElement,
    readonly options: EditorOptions,
  ) {
    const blocks = writableBlocks(options.content);
    this.baseline = new Baseline(options.content, blocks);
    this.history = new History({ blocks });
    const onRender = (root: Element, block: Block) => this.live.remember(root, block);
    this.adapter = new EditorjsAdapter(holder, blocks, { ...options, onRender });
    this.live = new LiveBlocks(this.adapter, blocks);
    this.observer.observe(holder, { childList: true, characterData: true, subtree: true });
  }

  get hasFocus(): boolean {
    return this.holder.contains(document.activeElement);
  }

  get blocks(): readonly Block[] {
    return this.history.present.blocks;
  }

  /** Called when Editor.js accepts commands, which may be seconds after it has rendered editable text. */
  start(): void {
    this.state.set({ isReady: true });
  }

  /** The last content stays readable. */
  destroy(): void {
    this.catchUp();
    this.state.set({ isReady: false });
    this.observer.disconnect();
    this.adapter.destroy();
  }

  /** Reads pending text and selection from the DOM, whose events may not have fired yet. */
  synchronise(): void {
    this.catchUp();
    this.selectionChanged();
  }

  /** Reads pending text from the DOM. */
  catchUp(): void {
    this.touch(this.observer.takeRecords().map(({ target }) => target));
  }

  /** Returns blocks as HTML; the stored string itself if nothing differs. */
  write(blocks: readonly Block[]): string {
    return this.baseline.write(blocks);
  }

  /** Reports that `write` may return another document. */
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

  /** Runs a command on the selection; returns false if it changed nothing. */
  run(command: Command): boolean {
    this.synchronise();
    const { selected } = this;
    return selected !== undefined && this.edit((blocks) => command(blocks, selected));
  }

  /** Changes the document; returns false if nothing changed. Consecutive typing is one undo step. */
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

  /** Replaces the placeholder of an upload or copy by its result, in all undo steps. */
  settle(id: string, others: readonly Block[]): void {
    if (!this.state.get().isReady) return;
    this.catchUp();
    const isShown = this.blocks.some((block) => block.id === id);
    if (isShown) this.show(replaceBlock(this.blocks, id, others));
    this.history.substitute(id, others);
    this.refresh();
    if (isShown) this.options.onChange();
  }

  /** Sets marks for what is typed next. */
  markNext(marks: Marks): void {
    this.nextMarks = { ...this.nextMarks, ...marks };
    this.refresh();
  }

  /** Types with pending marks, or where browsers would set wrong ones; returns false where the browser types. */
  type(text: string): boolean {
    this.synchronise();
    const { place } = this;
    const marks = this.takeNextMarks();
    if (!place) return false;
    const type = (blocks: readonly Block[]) =>
      typeOverLink(blocks, place, { text, marks }) ?? (marks && insertText(blocks, place, { text, marks }));
    return this.edit(type, { isTyping: true });
  }

  /** Returns the pending marks once. */
  takeNextMarks(): Marks | undefined {
    const marks = this.nextMarks;
    this.nextMarks = undefined;
    return marks;
  }

  /** Undoes one step; returns true, so that the browser does not undo. */
  undo(): true {
    this.catchUp();
    return this.goTo(this.history.undo());
  }

  redo(): true {
    this.catchUp();
    return this.goTo(this.history.redo());
  }

  /** Places the caret and the focus. */
  select(place: Place): void {
    const root = this.adapter.rootOf(place.block);
    if (!root) return;
    this.cells.end();
    this.adapter.enter(place.block);
    const fields = fieldsIn(root);
    const field = fields[Math.min(place.field, fields.length - 1)];
    if (field) selectIn(field, place.start, place.end);
    (field ?? root).scrollIntoView({ block: 'nearest' });
    this.selectionChanged();
  }

  announce(announcement: string): void {
    this.state.set({ announcement });
  }

  /** Restores the focus to the last caret, or to the start. */
  focus(): void {
    const first = this.blocks[0];
    const place = this.place ?? (first && placeAt(first));
    if (place) this.select(place);
  }

  /** Keeps a block selection while a tool outside the text is pressed, which would clear it, until the text is used again. */
  hold(isOutside: boolean): void {
    if (isOutside && !this.isHeld) this.selectionChanged();
    this.isHeld = isOutside && this.selected !== undefined && 'blocks' in this.selected;
  }

  /** Updates the selection; keeps the last one while the focus is outside, so that a toolbar can use it. */
  selectionChanged(): void {
    const selected = this.isHeld ? undefined : (this.cells.read() ?? readSelection(this.adapter));
    if (!selected || JSON.stringify(selected) === JSON.stringify(this.selected)) return;
    this.nextMarks = undefined;
    this.selected = selected;
    this.history.rememberPlace(this.place);
    this.refresh();
  }

  /** Shows another document and clears the history. */
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
    if (snapshot.place && !isInAtomicBlock(document.activeElement)) this.select(snapshot.place);
    this.refresh();
    this.options.onChange();
    return true;
  }

  private show(blocks: readonly Block[]): void {
    this.adapter.show(this.live.read(), blocks);
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
