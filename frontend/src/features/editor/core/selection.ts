import type { Selected } from '../edits/mark';
import type { Place } from '@touchline/content';
import type { Shell } from '../shell/editorjs';
import { fieldsIn, rootSelector } from '../views/view';
import { selectedIn } from './field-caret';

/** What is selected in the editor; nothing while the selection is elsewhere. */
export function readSelection(shell: Shell): Selected | undefined {
  const whole = shell.selectedIds();
  if (whole.length > 0) return { blocks: whole };
  const place = readPlace(shell.holder);
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

/** The control that is typed in, or the element around the beginning of the selection. */
function focusedElement(): Element | null | undefined {
  if (document.activeElement instanceof HTMLTextAreaElement) return document.activeElement;
  const anchor = document.getSelection()?.anchorNode;
  return anchor instanceof Element ? anchor : anchor?.parentElement;
}
