import { editorTexts, limits } from '@touchline/contract';
import { element } from './block-view';

const MAX_COLUMNS = limits.imageColumns;

/** Handle at the edge of a picture or video that sets its width in columns, by dragging or arrow keys. */
export function widthHandle(columns: number): HTMLElement {
  const handle = element('div', {
    role: 'slider',
    tabindex: '0',
    'data-width': '',
    'data-mutation-free': 'true',
    'aria-label': editorTexts.width,
    'aria-valuemin': '1',
    'aria-valuemax': String(MAX_COLUMNS),
  });
  show(handle, columns);
  handle.addEventListener('pointerdown', (event) => drag(handle, event));
  // Editor.js would start to select blocks.
  handle.addEventListener('mousedown', (event) => {
    event.preventDefault();
    event.stopPropagation();
  });
  return handle;
}

const columnsOf = (handle: Element) => Number(handle.getAttribute('aria-valuenow'));
const figureOf = (handle: Element) => handle.closest('figure');

function show(handle: HTMLElement, columns: number): void {
  handle.setAttribute('aria-valuenow', String(columns));
  handle.setAttribute('aria-valuetext', editorTexts.columns(columns));
  figureOf(handle)?.setAttribute('data-cols', String(columns));
}

/** Dispatches `change`, so that the editor reads the block. */
function settle(handle: HTMLElement, before: number): void {
  if (columnsOf(handle) !== before) handle.dispatchEvent(new Event('change', { bubbles: true }));
}

function drag(handle: HTMLElement, start: PointerEvent): void {
  const figure = figureOf(handle);
  const room = figure?.parentElement?.getBoundingClientRect().width ?? 0;
  if (!figure || room === 0 || start.button !== 0) return;
  const before = columnsOf(handle);
  const grabbed = figure.getBoundingClientRect().width;
  const pull = pullOf(figure);
  const dragging = new AbortController();
  const { signal } = dragging;
  const end = (columns: number) => {
    dragging.abort();
    delete handle.dataset.dragging;
    show(handle, columns);
    settle(handle, before);
  };
  handle.focus({ preventScroll: true });
  handle.dataset.dragging = '';
  handle.setPointerCapture(start.pointerId);
  const move = ({ clientX }: PointerEvent) => {
    const width = grabbed + (clientX - start.clientX) * pull;
    show(handle, within(Math.round((width / room) * MAX_COLUMNS)));
  };
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('pointerup', () => end(columnsOf(handle)), { signal });
  for (const broken of ['pointercancel', 'cancel']) {
    handle.addEventListener(broken, () => end(before), { signal });
  }
}

const within = (columns: number) => Math.min(MAX_COLUMNS, Math.max(1, columns));

/** Returns the change of width in pixels per pixel that the handle moves right: it is at the free edge. */
function pullOf(figure: HTMLElement): number {
  const { align } = figure.dataset;
  const isToTheLeft = (getComputedStyle(figure).direction === 'rtl') !== (align === 'right');
  return (isToTheLeft ? -1 : 1) * (align === 'center' ? 2 : 1);
}

const steps: Partial<Record<string, (columns: number) => number>> = {
  ArrowRight: (columns) => columns + 1,
  ArrowUp: (columns) => columns + 1,
  ArrowLeft: (columns) => columns - 1,
  ArrowDown: (columns) => columns - 1,
  PageUp: (columns) => columns + 3,
  PageDown: (columns) => columns - 3,
  Home: () => 1,
  End: () => MAX_COLUMNS,
};

/** Keys of the handle; Escape cancels dragging. */
export function widthKey(name: string, target: HTMLElement): boolean {
  const before = columnsOf(target);
  const step = steps[name];
  if (!target.matches('[data-width]')) return false;
  if (name === 'Escape') return target.dispatchEvent(new Event('cancel'));
  if (!step) return false;
  show(target, within(step(before)));
  settle(target, before);
  return true;
}
