import type { Icon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './link-pills.css';

export interface LinkPill {
  id: string;
  href: string;
  title: string;
  icon: Icon;
}

export interface LinkPillsProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly LinkPill[];
}

/** A few links of one line each: they wrap on larger screens, and are one row that scrolls on phones. */
export function LinkPills({ label, items }: LinkPillsProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ id, href, title, icon: Sign }) => (
        <li key={id} className={styles.item}>
          <Pressable href={href} className={styles.pill}>
            <span className={styles.icon}>
              <Sign size={16} />
            </span>
            <span className={styles.title} dir="auto">
              {title}
            </span>
          </Pressable>
        </li>
      ))}
    </ul>
  );
}
