import { editorTexts } from '@touchline/contract';
import { listTag, nestItems, type ListItem } from '@touchline/content';
import { editableHtml, element, field, fieldsIn, readField, type BlockView } from './block-view';

export const listView: BlockView<'list'> = {
  render: ({ ordered, start, items }) => {
    const list = element(listTag(ordered), ordered && start !== 1 ? { start: String(start) } : {});
    list.innerHTML = nestItems(
      items,
      ordered,
      (item) => `<div contenteditable="true">${editableHtml(item.text)}</div>`,
    );
    return [list];
  },
  read: (root, id) => {
    const list = root.querySelector('ul, ol');
    const ordered = list?.tagName === 'OL';
    const items = fieldsIn(root).map((each) => ({ text: readField(each), ...levelOf(each, root, ordered) }));
    const start = list instanceof HTMLOListElement ? list.start : 1;
    return { id, kind: 'list', data: { ordered, start, items } };
  },
};

/** Returns the depth of an item, and the kind of its list if it differs from the block's. */
function levelOf(item: Element, root: Element, isBlockOrdered: boolean): Pick<ListItem, 'depth' | 'ordered'> {
  let depth = -1;
  for (let at: Element | null = item; at && at !== root; at = at.parentElement) {
    if (at.tagName === 'UL' || at.tagName === 'OL') depth += 1;
  }
  const ordered = item.closest('ul, ol')?.tagName === 'OL';
  return ordered === isBlockOrdered ? { depth } : { depth, ordered };
}

export const checklistView: BlockView<'checklist'> = {
  render: ({ items }) => {
    const rows = items.map(({ text, checked }) => {
      const box = element('input', { type: 'checkbox', 'aria-label': editorTexts.checkItem });
      box.checked = checked;
      return element('li', {}, box, field('div', text));
    });
    return [element('ul', { 'data-type': 'checklist' }, ...rows)];
  },
  read: (root, id) => {
    const items = [...root.querySelectorAll('li')].map((row) => ({
      text: readField(fieldsIn(row)[0]),
      checked: row.querySelector('input')?.checked ?? false,
    }));
    return { id, kind: 'checklist', data: { items } };
  },
};
