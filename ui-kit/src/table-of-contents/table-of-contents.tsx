import * as styles from './table-of-contents.css';

export interface ContentsItem {
  /** The id of the heading in this document. */
  id: string;
  title: string;
  /** Indent level; 0 is the top level. */
  depth: 0 | 1 | 2;
}

export interface TableOfContentsProps {
  /** The accessible name of the landmark. */
  label: string;
  items: readonly ContentsItem[];
  /** The id of the heading that is in view. */
  currentId?: string;
  /** Hides the label visually; only where the context names the list. */
  isLabelHidden?: boolean;
}

/** The headings of a long text. Its links are native anchors within the document. */
export function TableOfContents({ label, items, currentId, isLabelHidden = false }: TableOfContentsProps) {
  return (
    <nav aria-label={label} className={styles.contents}>
      {!isLabelHidden && (
        <div aria-hidden className={styles.label}>
          {label}
        </div>
      )}
      <ol className={styles.list}>
        {items.map(({ id, title, depth }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className={styles.link}
              data-depth={depth}
              aria-current={id === currentId ? 'location' : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
