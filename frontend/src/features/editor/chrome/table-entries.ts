import { editorTexts } from '@touchline/contract';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  BackIcon,
  ColumnsIcon,
  ForwardIcon,
  HeaderRowIcon,
  InsertAboveIcon,
  InsertBelowIcon,
  InsertLeftIcon,
  InsertRightIcon,
  RowsIcon,
  type Icon,
} from '@touchline/ui-kit';
import { editTable } from '../core/commands';
import type { Editor } from '../core/editor';
import type { TableChange } from '../edits/table';
import { afterOverlay } from './after-overlay';

export interface TableEntry {
  id: string;
  label: string;
  icon: Icon;
  change: TableChange;
}

export const rows: readonly TableEntry[] = [
  {
    id: 'row-above',
    label: editorTexts.rowAbove,
    icon: InsertAboveIcon,
    change: { act: 'insert', line: 'row', where: 'before' },
  },
  {
    id: 'row-below',
    label: editorTexts.rowBelow,
    icon: InsertBelowIcon,
    change: { act: 'insert', line: 'row', where: 'after' },
  },
  { id: 'row-up', label: editorTexts.rowUp, icon: ArrowUpIcon, change: { act: 'move', line: 'row', by: -1 } },
  {
    id: 'row-down',
    label: editorTexts.rowDown,
    icon: ArrowDownIcon,
    change: { act: 'move', line: 'row', by: 1 },
  },
];

export const columns: readonly TableEntry[] = [
  {
    id: 'column-before',
    label: editorTexts.columnBefore,
    icon: InsertLeftIcon,
    change: { act: 'insert', line: 'column', where: 'before' },
  },
  {
    id: 'column-after',
    label: editorTexts.columnAfter,
    icon: InsertRightIcon,
    change: { act: 'insert', line: 'column', where: 'after' },
  },
  {
    id: 'column-left',
    label: editorTexts.columnLeft,
    icon: BackIcon,
    change: { act: 'move', line: 'column', by: -1 },
  },
  {
    id: 'column-right',
    label: editorTexts.columnRight,
    icon: ForwardIcon,
    change: { act: 'move', line: 'column', by: 1 },
  },
];

export const removeRow: TableEntry = {
  id: 'remove-row',
  label: editorTexts.removeRow,
  icon: RowsIcon,
  change: { act: 'remove', line: 'row' },
};
export const removeColumn: TableEntry = {
  id: 'remove-column',
  label: editorTexts.removeColumn,
  icon: ColumnsIcon,
  change: { act: 'remove', line: 'column' },
};
export const header: TableEntry = {
  id: 'header',
  label: editorTexts.headerRow,
  icon: HeaderRowIcon,
  change: { act: 'header' },
};

/** Returns menu entries that change the table at the caret. */
export const entriesOf = (editor: Editor) => (entries: readonly TableEntry[]) =>
  entries.map(({ change, ...item }) => ({
    ...item,
    onAction: () => afterOverlay(() => editTable(editor, change)),
  }));
