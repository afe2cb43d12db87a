import { cellsOf } from '@touchline/content';
import { editorTexts } from '@touchline/contract';
import {
  MenuButton,
  MergeCellsIcon,
  SplitCellIcon,
  SkeletonText,
  TableIcon,
  ToolPopover,
  TrashIcon,
  type MenuEntry,
  type MenuGroup,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { lazyContent } from '../../../shared/lazy-content';
import { usePrefetchWhenIdle } from '../../../shared/prefetch-when-idle';
import { editCells, removeAtCaret, setShape } from '../core/commands';
import type { Editor } from '../core/editor';
import { isSeveral, mergedIn, mergeSelected, splitSelected } from '../edits/selected-cells';
import { afterOverlay } from './after-overlay';
import { columns, entriesOf, header, removeColumn, removeRow, rows } from './table-entries';
import { useStore } from './use-store';

/** Inserts a table, or changes the table at the caret. */
export function TableTool({ editor }: { editor: Editor }) {
  const isInTable = useStore(editor.state, ({ block }) => block?.kind === 'table');
  return isInTable ? <TableMenu editor={editor} /> : <NewTable editor={editor} />;
}

function TableMenu({ editor }: { editor: Editor }) {
  const { canMerge, canSplit } = useCellTools(editor);
  const hasHeader = useStore(editor.state, ({ block }) => block?.kind === 'table' && block.data.hasHeader);
  const onTable = entriesOf(editor);
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
  const remove = {
    id: 'remove',
    label: editorTexts.removeTable,
    icon: TrashIcon,
    tone: 'danger' as const,
    onAction: () => afterOverlay(() => removeAtCaret(editor)),
  };
  const items: MenuGroup[] = [
    ...(cells.length > 0 ? [{ id: 'cells', title: editorTexts.tableCells, items: cells }] : []),
    { id: 'row', title: editorTexts.tableRow, items: onTable(rows) },
    { id: 'column', title: editorTexts.tableColumn, items: onTable(columns) },
    {
      id: 'table',
      title: editorTexts.table,
      areIndependent: true,
      closesMenu: true,
      items: onTable([header]).map((item) => ({ ...item, isSelected: hasHeader })),
    },
    { id: 'delete', title: editorTexts.remove, items: [...onTable([removeRow, removeColumn]), remove] },
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

const loadForm = async () => (await import('./table-form')).TableForm;
const TableForm = lazyContent(loadForm);

function NewTable({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  usePrefetchWhenIdle(loadForm);
  const close = (act: () => void) => {
    setOpen(false);
    afterOverlay(act);
  };
  return (
    <ToolPopover
      label={editorTexts.insertTable}
      icon={TableIcon}
      isOpen={isOpen}
      onOpenChange={(open) => (open ? setOpen(true) : close(() => editor.focus()))}
    >
      <TableForm
        fallback={<SkeletonText lines={6} />}
        onInsert={(size) => close(() => setShape(editor, { kind: 'table', ...size }))}
      />
    </ToolPopover>
  );
}
