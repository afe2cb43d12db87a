import { MoreIcon } from '../icons/icons';
import { MenuButton } from '../menu-button/menu-button';
import type { TableProps, TableRow } from './table-props';

/** The menu of one row. */
export function TableRowMenu<Row extends TableRow>({
  row,
  table: { rowActions, rowActionsLabel = () => 'Actions' },
}: {
  row: Row;
  table: TableProps<Row>;
}) {
  const items = rowActions?.(row) ?? [];
  if (items.length === 0) return null;
  return <MenuButton label={rowActionsLabel(row)} icon={MoreIcon} size="small" isLabelHidden items={items} />;
}
