import { PageMap } from './page-map';
import { readPassages, type ReadPassage } from './read-passages';

/** Block of a page in the editor. */
const writtenBlock = '[data-kind]';
/** Debounce delay: the page is read once it has not changed for this long. */
const CHANGE_DELAY_MS = 120;

/** Reads the text of a page from the DOM, and after a change only the changed blocks. */
export class PageReader {
  private readonly known = new WeakMap<Element, ReadPassage[]>();
  private map: PageMap | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly observer = new MutationObserver((records) =>
    this.forget(records.map(({ target }) => target)),
  );
  private listening: AbortController | undefined;
  private onChange: (() => void) | undefined;

  constructor(readonly root: Element) {}

  /** Observes changes until `close`. */
  open(onChange: () => void): void {
    this.onChange = onChange;
    this.map = undefined;
    this.listening = new AbortController();
    this.observer.observe(this.root, { subtree: true, childList: true, characterData: true });
    const typed = ({ target }: Event) => target instanceof HTMLTextAreaElement && this.forget([target]);
    this.root.addEventListener('input', typed, { signal: this.listening.signal });
  }

  read(): PageMap {
    this.forget(this.observer.takeRecords().map(({ target }) => target));
    const blocks = [...this.root.querySelectorAll(writtenBlock)];
    this.map ??= new PageMap(
      blocks.length === 0 ? readPassages(this.root) : blocks.flatMap((block) => this.readBlock(block)),
    );
    return this.map;
  }

  close(): void {
    this.observer.disconnect();
    this.listening?.abort();
    clearTimeout(this.timer);
  }

  private readBlock(block: Element): ReadPassage[] {
    const passages = this.known.get(block) ?? readPassages(block);
    this.known.set(block, passages);
    return passages;
  }

  private forget(changed: readonly Node[]): void {
    if (changed.length === 0) return;
    for (const node of changed) {
      const block = (node instanceof Element ? node : node.parentElement)?.closest(writtenBlock);
      if (block) this.known.delete(block);
    }
    this.map = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.onChange?.(), CHANGE_DELAY_MS);
  }
}
