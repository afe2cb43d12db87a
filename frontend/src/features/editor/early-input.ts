import { nearestGap, pastedFiles, holdsFiles, refuseFiles } from './core/take-files';
import type { Gap } from './edits/whole';

/** What was put on a text, and where. */
export type Given = { files: readonly File[]; gap: Gap } | { clipboard: ClipboardText; gap: Gap };

/** The texts on a clipboard by their types, as `DataTransfer` gives them while its event lasts. */
export type ClipboardText = Pick<DataTransfer, 'getData'>;

const editable = 'input, textarea, [contenteditable="true"]';

/** Holds what is pasted or dropped on a text before its editor stands. */
export class EarlyInput {
  private readonly held: Given[] = [];
  private hearing?: AbortController;

  /** Listens to the element that the editor will stand in. */
  listen(host: HTMLElement): () => void {
    const hearing = new AbortController();
    this.hearing = hearing;
    const options = { capture: true, signal: hearing.signal };
    document.addEventListener('paste', (event) => this.paste(host, event), options);
    host.addEventListener('dragover', (event) => holdsFiles(event) && event.preventDefault(), options);
    host.addEventListener('drop', (event) => this.drop(host, event), options);
    refuseFiles(hearing.signal);
    return () => hearing.abort();
  }

  /** From now on the editor listens; answers what came before. */
  end(): Given[] {
    this.hearing?.abort();
    return this.held.splice(0);
  }

  private paste(host: HTMLElement, event: ClipboardEvent): void {
    const { target } = event;
    const at = target instanceof Element && host.contains(target) ? target : selectedIn(host);
    const isElsewhere = target instanceof Element && !host.contains(target) && target.closest(editable);
    if (!at || isElsewhere) return;
    const files = pastedFiles(event);
    const clipboard = keepTexts(event.clipboardData);
    const gap: Gap = { block: idOf(at), side: 'after' };
    if (files.length > 0) this.hold(event, { files, gap });
    else if (clipboard) this.hold(event, { clipboard, gap });
  }

  private drop(host: HTMLElement, event: DragEvent): void {
    const files = [...(event.dataTransfer?.files ?? [])];
    const shown = [...host.querySelectorAll<HTMLElement>('[data-id]')];
    const edges = shown.map((element) => ({ id: idOf(element), box: element.getBoundingClientRect() }));
    if (files.length > 0) this.hold(event, { files, gap: nearestGap(edges, event.clientY) });
  }

  private hold(event: Event, given: Given): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    this.held.push(given);
  }
}

function keepTexts(data: DataTransfer | null): ClipboardText | undefined {
  if (!data?.types.includes('text/plain')) return undefined;
  const texts = new Map(data.types.map((type) => [type, data.getData(type)]));
  return { getData: (type) => texts.get(type) ?? '' };
}

/** Where one has clicked into a text that cannot be written in yet. */
function selectedIn(host: HTMLElement): Element | undefined {
  const node = document.getSelection()?.anchorNode;
  return node && host.contains(node)
    ? node instanceof Element
      ? node
      : (node.parentElement ?? host)
    : undefined;
}

/** Of the block that something stands in; none, which is behind all of them, where it stands in none. */
const idOf = (element: Element) => element.closest<HTMLElement>('[data-id]')?.dataset.id ?? '';
