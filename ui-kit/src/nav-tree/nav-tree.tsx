import { useId, useState } from 'react';
import { chevron, toggle } from '../disclosure/disclosure.css';
import { ChevronRightIcon, type Icon } from '../icons/icons';
import { NavLink } from '../nav-list/nav-list';
import { Pressable } from '../press/pressable';
import * as styles from './nav-tree.css';

export interface NavBranch {
  id: string;
  label: string;
  href: string;
  icon?: Icon;
  children?: readonly NavBranch[];
}

export interface NavTreeProps {
  /** The accessible name of the list. */
  label: string;
  items: readonly NavBranch[];
  /** The id of the current page; its ancestors are expanded. */
  currentId?: string;
  /** Returns the accessible name of a toggle. */
  toggleLabel: (label: string, isExpanded: boolean) => string;
  /** Called when a link is pressed. */
  onNavigate?: () => void;
}

/** Nested navigation links, such as categories; links and toggles are separate tab stops. */
export function NavTree({ label, items, ...rest }: NavTreeProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map((item) => (
        <Branch key={item.id} item={item} {...rest} />
      ))}
    </ul>
  );
}

interface BranchProps extends Pick<NavTreeProps, 'currentId' | 'toggleLabel' | 'onNavigate'> {
  item: NavBranch;
}

function Branch({ item, ...rest }: BranchProps) {
  const { currentId, toggleLabel, onNavigate } = rest;
  const { label, href, icon, children = [] } = item;
  const [chosen, setChosen] = useState<boolean>();
  const isExpanded = chosen ?? children.some((child) => holds(child, currentId));
  const innerId = useId();
  return (
    <li>
      <div className={styles.line}>
        <div className={styles.place}>
          <NavLink href={href} icon={icon} isCurrent={item.id === currentId} onPress={onNavigate}>
            {label}
          </NavLink>
        </div>
        {children.length > 0 && (
          <Pressable
            aria-label={toggleLabel(label, isExpanded)}
            aria-expanded={isExpanded}
            aria-controls={isExpanded ? innerId : undefined}
            className={toggle}
            onPress={() => setChosen(!isExpanded)}
          >
            <span className={chevron}>
              <ChevronRightIcon size={16} />
            </span>
          </Pressable>
        )}
      </div>
      {isExpanded && children.length > 0 && (
        <ul id={innerId} className={styles.inner}>
          {children.map((child) => (
            <Branch key={child.id} item={child} {...rest} />
          ))}
        </ul>
      )}
    </li>
  );
}

const holds = ({ id, children = [] }: NavBranch, currentId: string | undefined): boolean =>
  id === currentId || children.some((child) => holds(child, currentId));
