import { editorTexts } from '@touchline/contract';
import { nestItems } from '../../../shared/content/list-items';
import { editableHtml, element, field, fieldsIn, readField, type View } from './view';

export const listView: View<'list'> = {
  render: ({ ordered, start, items }) => {
    const tag = ordered ? 'ol' : 'ul';
    const list = element(tag, ordered && start !== 1 ? { start: String(start) } : {});
    list.innerHTML = nestItems(
      items,
      tag,
      (item) => `<div contenteditable="true">${editableHtml(item.text)}</div>`,
    );
    return [list];
  },
  read: (root, id) => {
    const list = root.querySelector('ul, ol');
    const items = fieldsIn(root).map((each) => ({ text: readField(each), depth: depthOf(each, root) }));
    const start = list instanceof HTMLOListElement ? list.start : 1;
    return { id, kind: 'list', data: { ordered: list?.tagName === 'OL', start, items } };
  },
};

function depthOf(item: Element, root: Element): number {
  let depth = -1;
  for (let at: Element | null = item; at && at !== root; at = at.parentElement) {
    if (at.tagName === 'UL' || at.tagName === 'OL') depth += 1;
  }
  return depth;
}

export const checklistView: View<'checklist'> = {
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
