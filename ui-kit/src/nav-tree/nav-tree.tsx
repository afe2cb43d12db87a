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
  /** The id of the current item; its ancestors are expanded. */
  currentId?: string;
  /** The open page is not the current item, but belongs to it. */
  isPageInside?: boolean;
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

interface BranchProps extends Omit<NavTreeProps, 'label' | 'items'> {
  item: NavBranch;
}

function Branch({ item, ...rest }: BranchProps) {
  const { currentId, isPageInside, toggleLabel, onNavigate } = rest;
  const { label, href, icon, children = [] } = item;
  const [chosen, setChosen] = useState<boolean>();
  const isExpanded = chosen ?? children.some((child) => holds(child, currentId));
  const innerId = useId();
  return (
    <li>
      <div className={styles.line}>
        <div className={styles.place}>
          <NavLink
            href={href}
            icon={icon}
            isCurrent={item.id === currentId && (isPageInside ? 'ancestor' : true)}
            onPress={onNavigate}
          >
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
