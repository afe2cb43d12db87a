import { MenuItem, Text } from 'react-aria-components';
import { classes } from '../classes';
import { CheckIcon } from '../icons/icons';
import * as styles from '../overlay/floating.css';
import { Keys } from '../overlay/keys';
import { actOnPress } from '../press/last-press';
import type { MenuEntry } from './menu-items';

/**
 * Returns one entry of a menu. A function and not a component, because React Aria builds its collection from
 * the menu's children.
 */
export const menuEntry = (item: MenuEntry) => {
  const { id, label, detail, icon: Icon, tone, shortcut, isSelected, onAction, ...behaviour } = item;
  return (
    <MenuItem
      key={id}
      id={id}
      textValue={label}
      className={classes(styles.option, tone === 'danger' && styles.danger)}
      onAction={() => actOnPress(onAction)}
      {...behaviour}
    >
      {Icon && (
        <span className={styles.optionIcon}>
          <Icon size={16} />
        </span>
      )}
      <span className={styles.optionLabel}>
        <Text slot="label">{label}</Text>
        {detail && (
          <Text slot="description" className={styles.optionDetail}>
            {detail}
          </Text>
        )}
      </span>
      {isSelected && <CheckIcon size={16} />}
      {shortcut && <Keys>{shortcut}</Keys>}
    </MenuItem>
  );
};
