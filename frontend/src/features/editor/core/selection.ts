import type { Selected } from '../edits/mark';
import type { Place } from '@touchline/content';
import type { EditorjsAdapter } from './editorjs-adapter';
import { fieldsIn, rootSelector } from '../block-views/block-view';
import { selectedIn } from './field-caret';

/** Returns the selection in the editor; undefined while it is elsewhere. */
export function readSelection(adapter: EditorjsAdapter): Selected | undefined {
  const whole = adapter.selectedIds();
  if (whole.length > 0) return { blocks: whole };
  const place = readPlace(adapter.holder);
  return place && { place };
}

function readPlace(holder: HTMLElement): Place | undefined {
  const within = focusedElement();
  const root = within?.closest(rootSelector);
  if (!within || !root || !holder.contains(root)) return undefined;
  const fields = fieldsIn(root);
  const index = fields.findIndex((field) => field.contains(within));
  const stretch = fields[index] && selectedIn(fields[index]);
  const block = root.closest<HTMLElement>('.ce-block')?.dataset.id;
  return stretch && block !== undefined
    ? { block, field: index, start: stretch[0], end: stretch[1] }
    : undefined;
}

/** Returns the focused text area, or the element at the selection's anchor. */
function focusedElement(): Element | null | undefined {
  if (document.activeElement instanceof HTMLTextAreaElement) return document.activeElement;
  const anchor = document.getSelection()?.anchorNode;
  return anchor instanceof Element ? anchor : anchor?.parentElement;
}
