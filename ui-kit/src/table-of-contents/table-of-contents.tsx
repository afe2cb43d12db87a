import * as styles from './table-of-contents.css';

export interface ContentsItem {
  /** Of the heading it leads to, in this document. */
  id: string;
  title: string;
  /** 0 at the left. */
  depth: 0 | 1 | 2;
}

export interface TableOfContentsProps {
  /** The name of the landmark. */
  label: string;
  items: readonly ContentsItem[];
  /** Where the reader is. */
  currentId?: string;
  /** Where what stands above says already what this is. */
  isLabelHidden?: boolean;
}

/** The headings of a long text. Its links are the browser's own: they move within the document. */
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
