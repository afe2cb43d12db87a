import type { Place } from '@touchline/content';
import { editorTexts } from '@touchline/contract';
import { TableRails, type TableBox } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { fieldsIn } from '../block-views/block-view';
import { editTable } from '../core/commands';
import type { Editor } from '../core/editor';
import { columns, entriesOf, header, removeColumn, removeRow, rows } from './table-entries';
import { useStore } from './use-store';

/** Handles and "+" at the edges of the table at the caret. */
export function TableHandles({ editor }: { editor: Editor }) {
  const block = useStore(editor.state, (now) => now.block);
  const place = useStore(editor.state, (now) => now.place);
  const table = block?.kind === 'table' ? block : undefined;
  const spot = useTableSpot(editor, table && place, table);
  if (!table || !spot) return null;
  const onTable = entriesOf(editor);
  const headerRow = onTable([header]).map((item) => ({ ...item, isSelected: table.data.hasHeader }));
  return (
    <TableRails
      table={spot.table}
      row={{
        label: editorTexts.rowOptions,
        middle: spot.row,
        items: [
          { id: 'row', items: onTable(rows) },
          { id: 'delete', items: onTable([removeRow]) },
        ],
      }}
      column={{
        label: editorTexts.columnOptions,
        middle: spot.column,
        items: [
          { id: 'column', items: onTable(columns) },
          { id: 'table', areIndependent: true, closesMenu: true, items: headerRow },
          { id: 'delete', items: onTable([removeColumn]) },
        ],
      }}
      addRowLabel={editorTexts.addRow}
      addColumnLabel={editorTexts.addColumn}
      onAddRow={() => editTable(editor, { act: 'append', line: 'row' })}
      onAddColumn={() => editTable(editor, { act: 'append', line: 'column' })}
    />
  );
}

interface TableSpot {
  /** The visible part of the table, in pixels from the top left of the frame. */
  table: TableBox;
  /** The middle of the row and the column at the caret; undefined if it is scrolled out of view. */
  row: number | undefined;
  column: number | undefined;
}

/** Measures the table at the caret whenever it, or what is above it, changes. */
function useTableSpot(editor: Editor, place: Place | undefined, table: unknown): TableSpot | undefined {
  const [spot, setSpot] = useState<TableSpot>();
  const { block, field } = place ?? {};
  useEffect(() => {
    if (block === undefined || field === undefined || table === undefined) return undefined;
    const ended = new AbortController();
    const measure = () => {
      if (!ended.signal.aborted) setSpot(spotOf(editor, block, field));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(editor.holder);
    // The adapter renders an edit of the table after the state has it.
    requestAnimationFrame(() => {
      measure();
      const box = boxOf(editor, block);
      box?.addEventListener('scroll', measure, { passive: true, signal: ended.signal });
      if (box?.firstElementChild && !ended.signal.aborted) observer.observe(box.firstElementChild);
    });
    return () => {
      ended.abort();
      observer.disconnect();
    };
  }, [editor, block, field, table]);
  return spot;
}

/** Returns the box in which a table scrolls. */
const boxOf = ({ adapter }: Editor, block: string) =>
  adapter.rootOf(block)?.querySelector<HTMLElement>('[data-scroll]') ?? undefined;

function spotOf(editor: Editor, block: string, field: number): TableSpot | undefined {
  const box = boxOf(editor, block);
  const cell = box && fieldsIn(box)[field];
  const table = box?.querySelector('table');
  const frame = editor.holder.offsetParent?.getBoundingClientRect();
  if (!cell || !table || !frame) return undefined;
  const visible = box.getBoundingClientRect();
  const whole = table.getBoundingClientRect();
  const at = cell.getBoundingClientRect();
  const left = Math.max(visible.left, whole.left);
  const width = Math.min(visible.right, whole.right) - left;
  const column = at.left + at.width / 2 - left;
  return {
    table: { top: whole.top - frame.top, left: left - frame.left, width, height: whole.height },
    row: at.top + at.height / 2 - whole.top,
    column: column > 0 && column < width ? column : undefined,
  };
}
