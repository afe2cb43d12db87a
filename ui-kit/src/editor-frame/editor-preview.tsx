import { classes } from '../classes';
import { proseClass } from '../prose/prose';
import { withTextDirections } from '../prose/text-directions';
import * as styles from './editor-frame.css';

interface EditorPreviewProps {
  html: string;
  isShort?: boolean;
  /** Without a frame and toolbar. */
  isBare?: boolean;
}

/** A read-only preview in the place of the editor. The HTML must be sanitized. */
export function EditorPreview({ html, isShort, isBare }: EditorPreviewProps) {
  return (
    <div className={isBare ? styles.bare : styles.frame} data-short={isShort || undefined} aria-busy="true">
      {!isBare && <div className={styles.bar} />}
      <div
        className={classes(styles.page, styles.preview, proseClass)}
        dangerouslySetInnerHTML={{ __html: withTextDirections(html) }}
      />
    </div>
  );
}
