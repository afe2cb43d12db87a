import { Pressable } from '../press/pressable';
import * as styles from './product-mark.css';

/** The product's name and logo: a touchline with its corner arc. */
export function ProductMark({ name, href }: { name: string; href?: string }) {
  const mark = (
    <span className={styles.mark}>
      <svg className={styles.sign} width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <rect width="22" height="22" rx="5.5" fill="currentColor" />
        <path
          d="M6.5 4.5v13h11M6.5 10.5a7 7 0 0 1 7 7"
          fill="none"
          stroke="var(--tl-color-textOnAccent)"
          strokeWidth="2"
        />
      </svg>
      {name}
    </span>
  );
  return href ? (
    <Pressable href={href} className={styles.link}>
      {mark}
    </Pressable>
  ) : (
    mark
  );
}
