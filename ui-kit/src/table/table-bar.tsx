import { Button } from '../button/button';
import { classes } from '../classes';
import { SearchField } from '../search-field/search-field';
import { Text } from '../text/text';
import type { TableProps, TableRow } from './table-props';
import * as styles from './table.css';
import type { TableRows } from './use-table-rows';

interface TableBarProps<Row extends TableRow> {
  table: TableProps<Row>;
  state: TableRows<Row>;
}

/** The bar above a table: search and bulk actions; on phones one replaces the other. */
export function TableBar<Row extends TableRow>({ table, state }: TableBarProps<Row>) {
  const { search, bulkActions, selectedText = (count) => `${count} selected`, clearLabel = 'Clear' } = table;
  const { searched, setSearched, selectedIds, select } = state;
  const clear = () => select(new Set());
  const isActing = bulkActions && selectedIds.length > 0;
  if (!search && !isActing) return null;
  return (
    <div className={styles.bar}>
      {search && (
        <div className={classes(styles.search, isActing && styles.givesWay)}>
          <SearchField {...search} value={searched} onChange={setSearched} />
        </div>
      )}
      {isActing && (
        <div className={styles.bulk}>
          <Text as="span" weight="medium">
            <span role="status">{selectedText(selectedIds.length)}</span>
          </Text>
          {bulkActions(selectedIds, clear)}
          <Button tone="quiet" onPress={clear}>
            {clearLabel}
          </Button>
        </div>
      )}
    </div>
  );
}
