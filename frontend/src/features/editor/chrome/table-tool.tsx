import { cellsOf } from '@touchline/content';
import { editorTexts, limits } from '@touchline/contract';
import {
  Button,
  GridPicker,
  Inline,
  MenuButton,
  NumberField,
  Stack,
  TableIcon,
  ToolPopover,
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

const changes: readonly { id: string; label: string; change: TableChange }[] = [
  { id: 'row-above', label: editorTexts.rowAbove, change: { act: 'insert', line: 'row', where: 'before' } },
  { id: 'row-below', label: editorTexts.rowBelow, change: { act: 'insert', line: 'row', where: 'after' } },
  {
    id: 'column-before',
    label: editorTexts.columnBefore,
    change: { act: 'insert', line: 'column', where: 'before' },
  },
  {
    id: 'column-after',
    label: editorTexts.columnAfter,
    change: { act: 'insert', line: 'column', where: 'after' },
  },
  { id: 'row-up', label: editorTexts.rowUp, change: { act: 'move', line: 'row', by: -1 } },
  { id: 'row-down', label: editorTexts.rowDown, change: { act: 'move', line: 'row', by: 1 } },
  { id: 'column-left', label: editorTexts.columnLeft, change: { act: 'move', line: 'column', by: -1 } },
  { id: 'column-right', label: editorTexts.columnRight, change: { act: 'move', line: 'column', by: 1 } },
  { id: 'header', label: editorTexts.headerRow, change: { act: 'header' } },
  { id: 'remove-row', label: editorTexts.removeRow, change: { act: 'remove', line: 'row' } },
  { id: 'remove-column', label: editorTexts.removeColumn, change: { act: 'remove', line: 'column' } },
];

function TableMenu({ editor }: { editor: Editor }) {
  const items = changes.map(({ id, label, change }) => ({
    id,
    label,
    onAction: () => afterOverlay(() => editTable(editor, change)),
  }));
  const remove = {
    id: 'remove',
    label: editorTexts.removeTable,
    tone: 'danger' as const,
    onAction: () => afterOverlay(() => removeAtCaret(editor)),
  };
  const { canMerge, canSplit } = useCellTools(editor);
  const onCells = (id: string, label: string, change: typeof mergeSelected) => ({
    id,
    label,
    onAction: () => afterOverlay(() => editCells(editor, change)),
  });
  const cells = [
    ...(canMerge ? [onCells('merge', editorTexts.mergeCells, mergeSelected)] : []),
    ...(canSplit ? [onCells('split', editorTexts.splitCell, splitSelected)] : []),
  ];
  return (
    <MenuButton
      label={editorTexts.tableOptions}
      icon={TableIcon}
      items={[...cells, ...items, remove]}
      size="small"
      isLabelHidden
    />
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
