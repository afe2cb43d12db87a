import type { ReactNode } from 'react';
import type { Icon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './nav-list.css';

export interface NavListProps {
  /** The accessible name of the list. */
  label?: string;
  children: ReactNode;
}

/** A list of navigation links. */
export function NavList({ label, children }: NavListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface NavItemProps {
  /** The link target. */
  href?: string;
  /** Called on press; without `href` only. */
  onPress?: () => void;
  icon?: Icon;
  /** Shown before the label instead of an icon, such as a team's initial. */
  start?: ReactNode;
  /** A second, smaller line. */
  detail?: ReactNode;
  /** A third line, as small as the second. */
  moreDetail?: ReactNode;
  /** The current page. */
  isCurrent?: boolean;
  children: ReactNode;
}

/** One link of a NavList. */
export function NavItem(props: NavItemProps) {
  return (
    <li>
      <NavLink {...props} />
    </li>
  );
}

/** A navigation link outside of a list, such as in the line of a Disclosure. */
export function NavLink(props: NavItemProps) {
  const { href, onPress, icon: Icon, start, detail, moreDetail, isCurrent, children } = props;
  const current = href ? 'page' : 'true';
  return (
    <Pressable
      href={href}
      onPress={onPress}
      className={styles.item}
      aria-current={isCurrent ? current : undefined}
    >
      {start}
      {Icon && (
        <span className={styles.icon}>
          <Icon size={16} />
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.line} dir="auto">
          {children}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {moreDetail && <span className={styles.detail}>{moreDetail}</span>}
      </span>
    </Pressable>
  );
}
