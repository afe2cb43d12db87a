import { useRef, type MouseEvent } from 'react';
import { DragIcon, PlusIcon } from '../icons/icons';
import { LazyMenu } from '../menu-button/lazy-menu';
import type { MenuItems } from '../menu-button/menu-items';
import { useOpen } from '../overlay/use-open';
import { Pressable } from '../press/pressable';
import * as styles from './table-rails.css';

/** In pixels from the top left of the frame. */
export interface TableBox {
  top: number;
  left: number;
  width: number;
  height: number;
}

interface LineMenu {
  label: string;
  items: MenuItems;
  /** The middle of the row or column, in pixels from the edge of the table; undefined if it is scrolled out of view. */
  middle: number | undefined;
}

export interface TableRailsProps {
  table: TableBox;
  /** Menus of the row and the column at the caret. */
  row: LineMenu;
  column: LineMenu;
  addRowLabel: string;
  addColumnLabel: string;
  onAddRow: () => void;
  onAddColumn: () => void;
}

/**
 * Handles of the row and the column at the caret, and buttons that add one at the end of a table. The Tab key skips them, as it moves
 * from cell to cell: provide the same in a toolbar.
 */
export function TableRails(props: TableRailsProps) {
  const { table, row, column, addRowLabel, addColumnLabel, onAddRow, onAddColumn } = props;
  return (
    <div className={styles.over} style={table} onMouseDown={keepCaret}>
      <Handle line="row" {...row} />
      <Handle line="column" {...column} />
      <Rail line="row" label={addRowLabel} onPress={onAddRow} />
      <Rail line="column" label={addColumnLabel} onPress={onAddColumn} />
    </div>
  );
}

const keepCaret = (event: MouseEvent) => event.preventDefault();

type Line = keyof typeof styles.rails;

function Handle({ line, label, items, middle }: LineMenu & { line: Line }) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useOpen();
  if (middle === undefined) return null;
  return (
    <div className={styles.place[line]} style={line === 'row' ? { top: middle } : { left: middle }}>
      <Pressable
        ref={triggerRef}
        tabIndex={-1}
        className={styles.handles[line]}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={isOpen ? close : open}
      >
        <span className={styles.dots[line]}>
          <DragIcon size={14} />
        </span>
      </Pressable>
      <LazyMenu label={label} items={items} isOpen={isOpen} triggerRef={triggerRef} onClose={close} />
    </div>
  );
}

interface RailProps {
  line: Line;
  label: string;
  onPress: () => void;
}

const Rail = ({ line, label, onPress }: RailProps) => (
  <Pressable tabIndex={-1} className={styles.rails[line]} aria-label={label} onPress={onPress}>
    <PlusIcon size={14} />
  </Pressable>
);
