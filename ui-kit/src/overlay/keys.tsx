import * as styles from './keys.css';

export interface KeysProps {
  /** As they are read, with a space between two: 'Ctrl S'. */
  children: string;
}

/** Keys to press, each as it looks on the keyboard; nothing where there is only a finger. */
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
