import type { Selected } from '../edits/mark';
import type { Place } from '../model/fields';
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
  const active = document.activeElement;
  const anchor = active instanceof HTMLTextAreaElement ? active : document.getSelection()?.anchorNode;
  const within = anchor instanceof Element ? anchor : anchor?.parentElement;
  const root = within?.closest(rootSelector);
  if (!within || !root || !holder.contains(root)) return undefined;
  const fields = fieldsIn(root);
  const index = fields.findIndex((field) => field.contains(within));
  const field = fields[index];
  const stretch = field && selectedIn(field);
  const block = root.closest<HTMLElement>('.ce-block')?.dataset.id;
  if (!stretch || block === undefined) return undefined;
  return { block, field: index, start: stretch[0], end: stretch[1] };
}
