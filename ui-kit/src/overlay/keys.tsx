import * as styles from './keys.css';

export interface KeysProps {
  /** The shortcut as displayed, with spaces between keys: 'Ctrl S'. */
  children: string;
}

/** A keyboard shortcut; hidden on devices without a keyboard. */
export function Keys({ children }: KeysProps) {
  return (
    <kbd className={styles.keys} dir="ltr">
      {children.split(' ').map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </kbd>
  );
}
