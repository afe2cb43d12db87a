import { classes } from '../classes';
import { Pressable } from '../press/pressable';
import * as styles from './change-strip.css';

export interface ChangeStripProps {
  /** The name of the button. */
  action: string;
  onPress: () => void;
  /** `small` stands in a line of text. */
  size?: keyof typeof styles.sizes;
  children: string;
}

/** A line above content that changed since the user read it, with a button that shows the changes. */
export function ChangeStrip({ action, onPress, size = 'medium', children }: ChangeStripProps) {
  return (
    <div className={classes(styles.strip, styles.sizes[size])}>
      <span className={styles.words}>{children}</span>
      <Pressable className={styles.action} onPress={onPress}>
        {action}
      </Pressable>
    </div>
  );
}
