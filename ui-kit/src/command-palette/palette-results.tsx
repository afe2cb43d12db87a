import { Header, Menu, MenuSection } from 'react-aria-components';
import { Skeleton } from '../skeleton/skeleton';
import { VisuallyHidden } from '../text/text';
import * as styles from './command-palette.css';
import type { PaletteGroup } from './palette-groups';
import { paletteRow } from './palette-row';

export interface PaletteResultsProps {
  label?: string;
  groups: readonly PaletteGroup[];
  /** Marked in what was found. */
  query: string;
  isLoading: boolean;
  emptyText?: string;
  loadingText?: string;
  onClose: () => void;
}

/** What was found, or that nothing was. */
export function PaletteResults(props: PaletteResultsProps) {
  const { label, groups, query, isLoading, onClose } = props;
  const { emptyText = 'Nothing found', loadingText = 'Searching' } = props;
  const firstId = groups[0]?.items[0]?.id;
  const empty = () =>
    isLoading ? <RowsInOutline label={loadingText} /> : <p className={styles.empty}>{emptyText}</p>;
  return (
    <Menu aria-label={label} onClose={onClose} renderEmptyState={empty} className={styles.menu}>
      {groups.map(({ id, title, items }) => (
        <MenuSection key={id} id={id} aria-label={title ?? id} className={styles.group}>
          {title && <Header className={styles.groupTitle}>{title}</Header>}
          {items.map((item) => paletteRow(item, query, item.id === firstId))}
        </MenuSection>
      ))}
    </Menu>
  );
}

const widths = ['60%', '40%', '80%', '60%'] as const;

/** Rows in the shape of what comes. */
function RowsInOutline({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {widths.map((width, place) => (
        <div key={place} className={styles.row}>
          <Skeleton width="24" height="24" />
          <Skeleton shape="text" width={width} />
        </div>
      ))}
    </>
  );
}
