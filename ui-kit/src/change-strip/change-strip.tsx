import { Pressable } from '../press/pressable';
import * as styles from './change-strip.css';

export interface ChangeStripProps {
  /** The name of the button. */
  action: string;
  onPress: () => void;
  children: string;
}

/** A line above content that changed since the user read it, with a button that shows the changes. */
export function ChangeStrip({ action, onPress, children }: ChangeStripProps) {
  return (
    <div className={styles.strip}>
      <span className={styles.words}>{children}</span>
      <Pressable className={styles.action} onPress={onPress}>
        {action}
      </Pressable>
    </div>
  );
}
