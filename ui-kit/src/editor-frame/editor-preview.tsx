import { classes } from '../classes';
import { proseClass } from '../prose/prose';
import { withTextDirections } from '../prose/text-directions';
import * as styles from './editor-frame.css';

/** A read-only preview in the place of the editor. The HTML must be sanitized. */
export function EditorPreview({ html, isShort }: { html: string; isShort?: boolean }) {
  return (
    <div className={styles.frame} data-short={isShort || undefined} aria-busy="true">
      <div className={styles.bar} />
      <div
        className={classes(styles.page, styles.preview, proseClass)}
        dangerouslySetInnerHTML={{ __html: withTextDirections(html) }}
      />
    </div>
  );
}
