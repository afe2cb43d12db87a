import { ChevronRightIcon } from '../icons/icons';
import { TextLink } from '../text-link/text-link';
import * as styles from './breadcrumbs.css';

export interface Crumb {
  label: string;
  /** Where it leads; the last one, which is here, leads nowhere. */
  href?: string;
}

export interface BreadcrumbsProps {
  items: readonly Crumb[];
  /** The name of the landmark. */
  label?: string;
}

/** Where this is, and the way up. Long names are cut, the path stays in one line. */
export function Breadcrumbs({ items, label = 'Breadcrumb' }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.path}>
      <ol className={styles.list}>
        {items.map(({ label: words, href }, place) => (
          <li key={`${place} ${words}`} className={styles.crumb}>
            <span className={styles.words} aria-current={href ? undefined : 'page'}>
              {href ? (
                <TextLink href={href} tone="quiet">
                  {words}
                </TextLink>
              ) : (
                words
              )}
            </span>
            {place < items.length - 1 && (
              <span className={styles.divider}>
                <ChevronRightIcon size={14} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
