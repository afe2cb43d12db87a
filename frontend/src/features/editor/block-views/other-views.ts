import { editorTexts } from '@touchline/contract';
import {
  cellsOf,
  cellText,
  headerRowsOf,
  scopesOf,
  withFields,
  type CellArea,
  type HeaderCell,
  type Table,
} from '@touchline/content';
import { cleanContent } from '../../../shared/content/clean-content';
import { element, field, fieldsIn, readField, type BlockView } from './block-view';

export const dividerView: BlockView<'divider'> = {
  render: () => [
    element('div', { role: 'group', tabindex: '0', 'aria-label': editorTexts.divider }, element('hr', {})),
  ],
  read: (_, id) => ({ id, kind: 'divider', data: {} }),
};

/** Rendered tables; only the text of their cells is edited in place. */
const drawnTables = new WeakMap<Element, Table>();

export const tableView: BlockView<'table'> = {
  render: (data) => {
    const header = headerRowsOf(data);
    const rows = data.rows.map(() => element('tr', {}));
    const scopeOf = scopesOf(data);
    for (const cell of cellsOf(data)) rows[cell.row]?.append(cellElement(data, cell, scopeOf(cell)));
    const head = header > 0 ? [element('thead', {}, ...rows.slice(0, header))] : [];
    const table = element('table', {}, ...head, element('tbody', {}, ...rows.slice(header)));
    drawnTables.set(table, data);
    return [element('div', { 'data-scroll': '' }, table)];
  },
  read: (root, id) => {
    const table = root.querySelector('table');
    const data = (table && drawnTables.get(table)) ?? { hasHeader: false, rows: [] };
    return withFields({ id, kind: 'table', data }, fieldsIn(root).map(readField));
  },
};

function cellElement(table: Table, cell: CellArea, scope: HeaderCell['scope'] | undefined): HTMLElement {
  const text = cellText(table, cell);
  const made = scope ? header(field('th', text, { scope })) : field('td', text);
  if (made instanceof HTMLTableCellElement) {
    if (cell.columns > 1) made.colSpan = cell.columns;
    if (cell.rows > 1) made.rowSpan = cell.rows;
  }
  return made;
}

/** An empty header cell heads nothing, so it is announced as a plain cell. */
function header(cell: HTMLElement): HTMLElement {
  const update = () => {
    if (cell.textContent === '') cell.setAttribute('role', 'cell');
    else cell.removeAttribute('role');
  };
  cell.addEventListener('input', update);
  update();
  return cell;
}

/** Original HTML of unsupported blocks, to write them back; the displayed HTML is sanitised. */
const keptHtml = new WeakMap<Element, string>();

export const keptView: BlockView<'kept'> = {
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
