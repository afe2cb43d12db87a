import { Highlight, type HighlightPart } from '../highlight/highlight';
import { Keys } from '../overlay/keys';
import { Pressable } from '../press/pressable';
import * as styles from './command-palette.css';
import type { PaletteItem } from './palette-groups';

export interface PaletteRowProps {
  id: string;
  item: PaletteItem;
  /** Splits a text at its matches. */
  highlight: (text: string) => readonly HighlightPart[];
  /** Enter selects this row. */
  isActive: boolean;
  onActivate: () => void;
  onClose: () => void;
}

/** One result: a link if it has a target, so that it can be opened in a new tab. */
export function PaletteRow({ id, item, highlight, isActive, onActivate, onClose }: PaletteRowProps) {
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
    children: <RowContent item={item} highlight={highlight} />,
  };
  if (href) return <Pressable {...option} href={href} onPress={choose} />;
  // Keeps the focus in the field.
  return <div {...option} onMouseDown={(event) => event.preventDefault()} onClick={choose} />;
}

function RowContent({ item, highlight }: Pick<PaletteRowProps, 'item' | 'highlight'>) {
  const { label, detail, icon: Icon, start, shortcut } = item;
  return (
    <>
      <span className={styles.start}>{start ?? (Icon && <Icon />)}</span>
      <span className={styles.words}>
        <span className={styles.label}>
          <Highlight parts={highlight(label)} />
        </span>
        {detail && (
          <span className={styles.detail} dir="auto">
            <Highlight parts={highlight(detail)} />
          </span>
        )}
      </span>
      {shortcut && <Keys>{shortcut}</Keys>}
    </>
  );
}
