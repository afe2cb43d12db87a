import { classes } from '../classes';
import { ChevronRightIcon, MoreIcon } from '../icons/icons';
import { MenuButton } from '../menu-button/menu-button';
import { TextLink } from '../text-link/text-link';
import * as styles from './breadcrumbs.css';

export interface Crumb {
  label: string;
  /** The link target; the current page has none. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
  /** The accessible name of the navigation landmark. */
  label?: string;
  /** The label of the menu that holds the middle items on phones. */
  moreLabel?: string;
}

/** The path to the current page. Long names are truncated, so that the path stays on one line. */
export function Breadcrumbs({ items, label = 'Breadcrumb', moreLabel = 'Show full path' }: BreadcrumbsProps) {
  const between = items.slice(1, -1);
  return (
    <nav aria-label={label} className={styles.path}>
      <ol className={styles.list}>
        {items.map((item, place) => (
          <li
            key={`${place} ${item.label}`}
            className={classes(styles.crumb, between.includes(item) && styles.between)}
          >
            <Words {...item} />
            {place < items.length - 1 && <Divider />}
            {place === 0 && between.length > 0 && (
              <span className={styles.collapsed}>
                <MenuButton
                  label={moreLabel}
                  icon={MoreIcon}
                  size="small"
                  isLabelHidden
                  items={between.map((crumb, step) => ({ id: `${step} ${crumb.label}`, ...crumb }))}
                />
                <Divider />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Words({ label, href }: Crumb) {
  return (
    <span className={styles.words} aria-current={href ? undefined : 'page'}>
      {href ? (
        <TextLink href={href} tone="quiet" isAlone>
          {label}
        </TextLink>
      ) : (
        label
      )}
    </span>
  );
}

const Divider = () => (
  <span className={styles.divider}>
    <ChevronRightIcon size={14} />
  </span>
);
