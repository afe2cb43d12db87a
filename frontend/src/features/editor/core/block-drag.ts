import { placeAt } from '@touchline/content';
import { putBlock } from '../edits/arrange';
import { announcePosition } from './commands';
import type { Editor } from './editor';
import { Store } from './store';

export interface DragState {
  /** Block with the drag handle, and its top edge in pixels from the top of the frame. */
  grip?: { block: string; top: number };
  /** Drop position while dragging, as index and in pixels. */
  line?: { at: number; top: number };
}

/** Distance in pixels from the edges of the viewport at which the page starts to scroll, and the maximum speed in pixels per frame. */
const AUTO_SCROLL = { top: 150, bottom: 80, speed: 14 };

/** Drag and drop of blocks. */
export class BlockDrag {
  readonly state = new Store<DragState>({});
  private dragged?: string;
  /** Block that gets the handle in the next frame. */
  private followed?: string;
  /** Vertical pointer position, once it has moved. */
  private y?: number;
  private frame?: number;

  constructor(private readonly editor: Editor) {}

  listen(signal: AbortSignal): void {
    const { holder, state } = this.editor;
    holder.addEventListener('pointermove', (event) => this.followPointer(event), { signal });
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && this.cancel();
    document.addEventListener('keydown', cancel, { capture: true, signal });
    let at = state.get().place?.block;
    const unsubscribe = state.subscribe(() => {
      const block = state.get().place?.block;
      this.follow(block === at ? this.followed : block);
      at = block;
    });
    signal.addEventListener('abort', () => {
      unsubscribe();
      this.cancel();
    });
  }

  take(): void {
    this.dragged = this.state.get().grip?.block;
  }

  drag(y: number): void {
    if (this.dragged === undefined) return;
    if (this.y === undefined) {
      this.mark(this.dragged);
      this.frame = requestAnimationFrame(() => this.scroll());
    }
    this.y = y;
    this.look();
  }

  drop(): void {
    const { dragged } = this;
    const { line } = this.state.get();
    this.cancel();
    if (dragged === undefined) return;
    const block = this.editor.blocks.find(({ id }) => id === dragged);
    if (!line) return block && this.editor.select(placeAt(block));
    this.editor.edit((blocks) => ({ blocks: putBlock(blocks, dragged, line.at) }));
    announcePosition(this.editor, dragged);
    this.follow(dragged);
  }

  cancel(): void {
    if (this.frame !== undefined) cancelAnimationFrame(this.frame);
    this.dragged = undefined;
    this.y = undefined;
    this.frame = undefined;
    this.mark(undefined);
    if (this.state.get().line) this.state.set({ line: undefined });
  }

  /** Handles moves within a block too: the pointer may have been there before the editor was. */
  private followPointer({ target }: Event): void {
    const block = target instanceof Element ? blockAt(target) : undefined;
    if (block !== this.followed) this.follow(block);
  }

  /** Moves the handle to a block in the next frame, when layout can be measured. */
  private follow(block: string | undefined): void {
    if (this.dragged !== undefined || block === undefined) return;
    this.followed = block;
    requestAnimationFrame(() => {
      if (block !== this.followed) return;
      const root = this.editor.state.get().isReady ? this.editor.adapter.rootOf(block) : undefined;
      const known = this.state.get().grip;
      const top = root && this.fromFrame((root.firstElementChild ?? root).getBoundingClientRect().top);
      if (top === known?.top && block === known?.block) return;
      this.state.set({ grip: top === undefined ? undefined : { block, top } });
    });
  }

  /** Finds the gap between blocks nearest to the pointer. */
  private look(): void {
    const rects = this.editor.adapter.shown().map(({ root }) => root.getBoundingClientRect());
    const y = this.y ?? 0;
    const below = rects.findIndex(({ top, height }) => y < top + height / 2);
    const at = below === -1 ? rects.length : below;
    const above = rects[at - 1]?.bottom ?? rects[0]?.top ?? 0;
    const gap = at === rects.length ? above : (above + (rects[at]?.top ?? above)) / 2;
    this.state.set({ line: { at, top: this.fromFrame(gap) } });
  }

  private scroll(): void {
    const y = this.y ?? 0;
    const beyond = Math.min(0, y - AUTO_SCROLL.top) + Math.max(0, y - (innerHeight - AUTO_SCROLL.bottom));
    const by = Math.max(-AUTO_SCROLL.speed, Math.min(AUTO_SCROLL.speed, beyond / 4));
    if (by !== 0) {
      scrollBy(0, by);
      this.look();
    }
    this.frame = requestAnimationFrame(() => this.scroll());
  }

  private mark(block: string | undefined): void {
    for (const { id, root } of this.editor.adapter.shown()) {
      root.toggleAttribute('data-dragged', id === block);
    }
  }

  private fromFrame(y: number): number {
    return y - (this.editor.holder.offsetParent?.getBoundingClientRect().top ?? 0);
  }
}

const blockAt = (element: Element) => element.closest<HTMLElement>('.ce-block')?.dataset.id;
