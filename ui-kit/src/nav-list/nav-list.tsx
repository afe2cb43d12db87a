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
  /** Shown at the end of the line, such as a sign or a count. */
  end?: ReactNode;
  /** A second, smaller line. */
  detail?: ReactNode;
  /** A third line, as small as the second. */
  moreDetail?: ReactNode;
  /** The current page, or an ancestor of it in the navigation. */
  isCurrent?: boolean | 'ancestor';
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
  const { href, onPress, icon: Icon, start, end, detail, moreDetail, isCurrent, children } = props;
  const current = href && isCurrent === true ? 'page' : 'true';
  return (
    <Pressable
      href={href}
      onPress={onPress}
      className={styles.item}
      aria-current={isCurrent ? current : undefined}
      data-ancestor={isCurrent === 'ancestor' || undefined}
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
      {end && <span className={styles.icon}>{end}</span>}
    </Pressable>
  );
}

export interface NavLabelProps {
  children: string;
  /** A small action at the end of the line. */
  action?: ReactNode;
}

/** The visible label of a part of the navigation. */
export function NavLabel({ children, action }: NavLabelProps) {
  return (
    <div className={styles.label}>
      <span className={styles.words}>{children}</span>
      {action}
    </div>
  );
}
