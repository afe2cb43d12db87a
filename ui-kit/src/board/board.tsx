import * as styles from './board.css';

export interface BoardProps {
  /**
   * The drawing as SVG markup without styles. `data-f` and `data-i` of its shapes name the colour roles of fill and stroke, `data-surface`
   * the ground. It must be trusted: it is inserted as it is.
   */
  svg: string;
  /** The drawing in a few words: 'Tactics board, soccer, 7 against 6'. */
  label: string;
}

/** A still of a tactics board. Assistive technology gets one image; the play in words belongs beside it. */
export function Board({ svg, label }: BoardProps) {
  return (
    <div role="img" aria-label={label} className={styles.board} dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
