import { Keys } from '../overlay/keys';
import { Pressable } from '../press/pressable';
import * as styles from './command-palette.css';
import { Marked } from './marked';
import type { PaletteItem } from './palette-groups';

export interface PaletteRowProps {
  id: string;
  item: PaletteItem;
  query: string;
  /** Enter selects this row. */
  isActive: boolean;
  onActivate: () => void;
  onClose: () => void;
}

/** One result: a link if it has a target, so that it can be opened in a new tab. */
export function PaletteRow({ id, item, query, isActive, onActivate, onClose }: PaletteRowProps) {
  const { href, onAction } = item;
  const choose = () => {
    onClose();
    onAction?.();
  };
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.row,
    onPointerMove: () => !isActive && onActivate(),
    children: <RowContent item={item} query={query} />,
  };
  if (href) return <Pressable {...option} href={href} onPress={choose} />;
  // Keeps the focus in the field.
  return <div {...option} onMouseDown={(event) => event.preventDefault()} onClick={choose} />;
}

function RowContent({ item, query }: Pick<PaletteRowProps, 'item' | 'query'>) {
  const { label, detail, icon: Icon, start, shortcut } = item;
  return (
    <>
      <span className={styles.start}>{start ?? (Icon && <Icon />)}</span>
      <span className={styles.words}>
        <span className={styles.label}>
          <Marked text={label} query={query} />
        </span>
        {detail && (
          <span className={styles.detail} dir="auto">
            <Marked text={detail} query={query} />
          </span>
        )}
      </span>
      {shortcut && <Keys>{shortcut}</Keys>}
    </>
  );
}
