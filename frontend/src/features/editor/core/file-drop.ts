import type { Gap } from '../edits/atomic-block';
import type { Editor } from './editor';
import type { Uploads } from './uploads';

interface FileListener {
  editor: Editor;
  uploads: Uploads;
  signal: AbortSignal;
}

/** Uploads dropped files at the drop position and pasted files at the caret. */
export function listenToFiles({ editor, uploads, signal }: FileListener): void {
  const { holder } = editor;
  const options = { capture: true, signal };
  const mark = (gap?: Gap) => markGap(holder, gap);

  holder.addEventListener(
    'paste',
    (event) => take(event, pastedFiles(event), (files) => uploads.paste(files)),
    options,
  );
  holder.addEventListener('dragover', (event) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    mark(gapAt(editor, event.clientY));
  });
  holder.addEventListener('dragleave', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && holder.contains(relatedTarget))) mark();
  });
  holder.addEventListener(
    'drop',
    (event) => {
      mark();
      const gap = gapAt(editor, event.clientY);
      take(event, [...(event.dataTransfer?.files ?? [])], (files) => uploads.add(files, gap));
    },
    options,
  );
  preventFileDrop(signal);
}

function take(event: Event, files: readonly File[], upload: (files: readonly File[]) => void): void {
  if (files.length === 0) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  upload(files);
}

/** Prevents the browser from opening a file that is dropped beside the text. */
export function preventFileDrop(signal: AbortSignal): void {
  for (const type of ['dragover', 'drop'] as const) {
    document.addEventListener(type, (event) => holdsFiles(event) && preventDrop(event), { signal });
  }
}

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

function preventDrop(event: DragEvent): void {
  if (event.defaultPrevented) return;
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
}

/** If the clipboard has text too, as from a spreadsheet, its picture shows the same and is ignored. */
function pastedFiles({ clipboardData }: ClipboardEvent): File[] {
  if (!clipboardData || clipboardData.types.includes('text/plain')) return [];
  return [...clipboardData.files];
}

const gapAt = (editor: Editor, y: number) =>
  nearestGap(
    editor.adapter.shown().map(({ id, root }) => ({ id, box: root.getBoundingClientRect() })),
    y,
  );

/** Returns the edge between two blocks nearest to a vertical position. */
function nearestGap(blocks: readonly { id: string; box: DOMRect }[], y: number): Gap {
  const below = blocks.find(({ box }) => y < (box.top + box.bottom) / 2);
  if (below) return { block: below.id, side: 'before' };
  return { block: blocks.at(-1)?.id ?? '', side: 'after' };
}

function markGap(holder: Element, gap: Gap | undefined): void {
  for (const marked of holder.querySelectorAll('[data-drop]')) marked.removeAttribute('data-drop');
  if (!gap || !('block' in gap)) return;
  const block = [...holder.querySelectorAll('.ce-block')].find(
    (each) => each.getAttribute('data-id') === gap.block,
  );
  block?.setAttribute('data-drop', gap.side);
}
