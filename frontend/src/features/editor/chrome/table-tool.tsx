import { cellsOf } from '@touchline/content';
import { editorTexts, limits } from '@touchline/contract';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  BackIcon,
  Button,
  ColumnsIcon,
  ForwardIcon,
  GridPicker,
  HeaderRowIcon,
  Inline,
  InsertAboveIcon,
  InsertBelowIcon,
  InsertLeftIcon,
  InsertRightIcon,
  MenuButton,
  MergeCellsIcon,
  NumberField,
  RowsIcon,
  SplitCellIcon,
  Stack,
  TableIcon,
  ToolPopover,
  TrashIcon,
  type Icon,
  type MenuEntry,
  type MenuGroup,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { editCells, editTable, removeAtCaret, setShape } from '../core/commands';
import type { Editor } from '../core/editor';
import { isSeveral, mergedIn, mergeSelected, splitSelected } from '../edits/selected-cells';
import type { TableChange } from '../edits/table';
import { afterOverlay } from './after-overlay';
import { useStore } from './use-store';

/** Inserts a table, or changes the table at the caret. */
export function TableTool({ editor }: { editor: Editor }) {
  const isInTable = useStore(editor.state, ({ block }) => block?.kind === 'table');
  return isInTable ? <TableMenu editor={editor} /> : <NewTable editor={editor} />;
}

interface TableEntry {
  id: string;
  label: string;
  icon: Icon;
  change: TableChange;
}

const rows: readonly TableEntry[] = [
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

const columns: readonly TableEntry[] = [
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

const removals: readonly TableEntry[] = [
  {
    id: 'remove-row',
    label: editorTexts.removeRow,
    icon: RowsIcon,
    change: { act: 'remove', line: 'row' },
  },
  {
    id: 'remove-column',
    label: editorTexts.removeColumn,
    icon: ColumnsIcon,
    change: { act: 'remove', line: 'column' },
  },
];

function TableMenu({ editor }: { editor: Editor }) {
  const { canMerge, canSplit } = useCellTools(editor);
  const hasHeader = useStore(editor.state, ({ block }) => block?.kind === 'table' && block.data.hasHeader);
  const onTable = ({ change, ...item }: TableEntry) => ({
    ...item,
    onAction: () => afterOverlay(() => editTable(editor, change)),
  });
  const onCells = (item: Pick<MenuEntry, 'id' | 'label' | 'icon'>, change: typeof mergeSelected) => ({
    ...item,
    onAction: () => afterOverlay(() => editCells(editor, change)),
  });
  const merge = { id: 'merge', label: editorTexts.mergeCells, icon: MergeCellsIcon };
  const split = { id: 'split', label: editorTexts.splitCell, icon: SplitCellIcon };
  const cells = [
    ...(canMerge ? [onCells(merge, mergeSelected)] : []),
    ...(canSplit ? [onCells(split, splitSelected)] : []),
  ];
  const header = onTable({
    id: 'header',
    label: editorTexts.headerRow,
    icon: HeaderRowIcon,
    change: { act: 'header' },
  });
  const remove = {
    id: 'remove',
    label: editorTexts.removeTable,
    icon: TrashIcon,
    tone: 'danger' as const,
    onAction: () => afterOverlay(() => removeAtCaret(editor)),
  };
  const items: MenuGroup[] = [
    ...(cells.length > 0 ? [{ id: 'cells', title: editorTexts.tableCells, items: cells }] : []),
    { id: 'row', title: editorTexts.tableRow, items: rows.map(onTable) },
    { id: 'column', title: editorTexts.tableColumn, items: columns.map(onTable) },
    {
      id: 'table',
      title: editorTexts.table,
      areIndependent: true,
      closesMenu: true,
      items: [{ ...header, isSelected: hasHeader }],
    },
    { id: 'delete', title: editorTexts.remove, items: [...removals.map(onTable), remove] },
  ];
  return (
    <MenuButton label={editorTexts.tableOptions} icon={TableIcon} items={items} size="small" isLabelHidden />
  );
}

/** Returns whether the selected cells can be merged or split. */
function useCellTools({ state }: Editor): { canMerge: boolean; canSplit: boolean } {
  const block = useStore(state, (now) => now.block);
  const area = useStore(state, ({ cells }) => cells?.area);
  const field = useStore(state, ({ place }) => place?.field ?? 0);
  if (block?.kind !== 'table') return { canMerge: false, canSplit: false };
  const at = area ?? cellsOf(block.data)[field];
  return {
    canMerge: area !== undefined && isSeveral(block.data, area),
    canSplit: at !== undefined && mergedIn(block.data, at).length > 0,
  };
}

const usual = { rows: limits.tableDefault as number, columns: limits.tableDefault as number };

function NewTable({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const [size, setSize] = useState(usual);
  const close = (act: () => void) => {
    setOpen(false);
    setSize(usual);
    afterOverlay(act);
  };
  const insert = (chosen: typeof size) => close(() => setShape(editor, { kind: 'table', ...chosen }));
  const bounds = { minValue: limits.tableMin, maxValue: limits.tableMax };
  return (
    <ToolPopover
      label={editorTexts.insertTable}
      icon={TableIcon}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? setOpen(true) : close(() => editor.focus()))}
    >
      <Stack gap="12">
        <GridPicker {...size} max={limits.tableMax} onChange={setSize} onPick={insert} />
        <Inline gap="12">
          <NumberField
            label={editorTexts.tableRows}
            value={size.rows}
            onChange={(rows) => setSize({ ...size, rows })}
            {...bounds}
          />
          <NumberField
            label={editorTexts.tableColumns}
            value={size.columns}
            onChange={(columns) => setSize({ ...size, columns })}
            {...bounds}
          />
        </Inline>
        <Button tone="accent" onPress={() => insert(size)}>
          {editorTexts.insertTable}
        </Button>
      </Stack>
    </ToolPopover>
  );
}
