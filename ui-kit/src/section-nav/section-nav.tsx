import type { ReactNode } from 'react';
import { classes } from '../classes';
import { ExternalLinkIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as tabs from '../tabs/tabs.css';
import * as styles from './section-nav.css';

export interface SectionNavItem {
  label: string;
  href: string;
  isCurrent?: boolean;
  /** Opens in a new tab. */
  isExternal?: boolean;
}

export interface SectionNavProps {
  /** The accessible name of the navigation. */
  label: string;
  items: readonly SectionNavItem[];
  children: ReactNode;
}

/** The screens of a part of the app and the one that is open: links at its side in wide windows, above it in narrower ones. */
export function SectionNav({ label, items, children }: SectionNavProps) {
  return (
    <div className={classes(tabs.tabs, styles.section)}>
      <nav aria-label={label} className={classes(tabs.list, styles.links)}>
        {items.map(({ label: text, href, isCurrent, isExternal }) => (
          <Pressable
            key={href}
            href={href}
            target={isExternal ? '_blank' : undefined}
            className={classes(tabs.tab, styles.link, isCurrent && styles.current)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {text}
            {isExternal && <ExternalLinkIcon size={14} />}
          </Pressable>
        ))}
      </nav>
      <div className={tabs.panel}>{children}</div>
    </div>
  );
}
