import { MenuItem, Text } from 'react-aria-components';
import { Keys } from '../overlay/keys';
import * as styles from './command-palette.css';
import { Marked } from './marked';
import type { PaletteItem } from './palette-groups';

/** One result. A function and no component: React Aria reads a menu's entries from its children. */
export const paletteRow = (item: PaletteItem, query: string, isFirst: boolean) => {
  const { id, label, detail, icon: Icon, start, shortcut, href, onAction } = item;
  return (
    <MenuItem
      key={id}
      {...{ id, href, onAction }}
      textValue={label}
      className={styles.row}
      data-first={isFirst || undefined}
    >
      <span className={styles.start}>{start ?? (Icon && <Icon />)}</span>
      <span className={styles.words}>
        <Text slot="label" className={styles.label}>
          <Marked text={label} query={query} />
        </Text>
        {detail && (
          <Text slot="description" className={styles.detail}>
            <Marked text={detail} query={query} />
          </Text>
        )}
      </span>
      {shortcut && <Keys>{shortcut}</Keys>}
    </MenuItem>
  );
};
