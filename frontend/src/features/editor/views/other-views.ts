import { editorTexts } from '@touchline/contract';
import { cleanContent } from '../../../shared/content/clean-content';
import { element, field, readField, type View } from './view';

export const dividerView: View<'divider'> = {
  render: () => [
    element('div', { role: 'group', tabindex: '0', 'aria-label': editorTexts.divider }, element('hr', {})),
  ],
  read: (_, id) => ({ id, kind: 'divider', data: {} }),
};

export const tableView: View<'table'> = {
  render: ({ hasHeader, rows }) => {
    const row = (cells: readonly string[], isHeader: boolean) =>
      element(
        'tr',
        {},
        ...cells.map((cell) => (isHeader ? header(field('th', cell, { scope: 'col' })) : field('td', cell))),
      );
    const [first, ...others] = rows;
    const head = hasHeader && first ? [element('thead', {}, row(first, true))] : [];
    const body = (hasHeader ? others : rows).map((cells) => row(cells, false));
    return [
      element('div', { 'data-scroll': '' }, element('table', {}, ...head, element('tbody', {}, ...body))),
    ];
  },
  read: (root, id) => {
    const rows = [...root.querySelectorAll('tr')].map((row) => [...row.children].map(readField));
    return { id, kind: 'table', data: { hasHeader: root.querySelector('thead') !== null, rows } };
  },
};

/** While it is empty, a header cell heads nothing, and is announced as a plain cell. */
function header(cell: HTMLElement): HTMLElement {
  const update = () => {
    if (cell.textContent === '') cell.setAttribute('role', 'cell');
    else cell.removeAttribute('role');
  };
  cell.addEventListener('input', update);
  update();
  return cell;
}

/** What kept blocks were, for writing them back; what is shown of them is cleaned. */
const keptHtml = new WeakMap<Element, string>();

export const keptView: View<'kept'> = {
  render: ({ html }) => {
    const shown = element('div', { role: 'group', tabindex: '0' });
    shown.innerHTML = cleanContent(html);
    const type = shown.firstElementChild?.getAttribute('data-type');
    const name = Object.entries(editorTexts.kept).find(([kind]) => kind === type)?.[1];
    shown.setAttribute('aria-label', name ?? editorTexts.kept.image);
    keptHtml.set(shown, html);
    return [shown];
  },
  read: (root, id) => {
    const html = (root.firstElementChild && keptHtml.get(root.firstElementChild)) ?? '';
    return { id, kind: 'kept', data: { html } };
  },
};
