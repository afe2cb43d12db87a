import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '../picture/picture';
import { Pressable } from '../press/pressable';
import { Skeleton } from '../skeleton/skeleton';
import * as styles from './picture-card.css';

export interface PictureCardProps {
  title: string;
  /** The link target. */
  href: string;
  /** Heading level. */
  level?: 2 | 3 | 4;
  picture?: PictureSource;
  /** Text on the placeholder when there is no picture. */
  words?: string;
  /** One line of secondary text under the title. */
  detail?: string;
  /** A separate control, such as a star. */
  action?: ReactNode;
  /** One line of small text at the bottom of the card. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** An item that is recognised by its picture. The whole card is a link, except for its action. */
export function PictureCard(props: PictureCardProps) {
  const { title, href, level = 2, picture, words, detail, action, footer, children } = props;
  const Title = `h${level}` as const;
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" words={words} shape="flush" />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.words}>
            <Title className={styles.title} dir="auto">
              <Pressable href={href} className={styles.link}>
                {title}
              </Pressable>
            </Title>
            {detail && <p className={styles.detail}>{detail}</p>}
          </div>
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {children}
        {footer && (
          <div className={styles.footer}>
            <span>{footer}</span>
          </div>
        )}
      </div>
    </div>
  );
}

/** The skeleton of a card. */
export function PictureCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.picture}>
        <Picture alt="" shape="flush" />
      </div>
      <div className={styles.body}>
        <Skeleton shape="text" width="60%" />
        <Skeleton width="40%" height="24" />
      </div>
    </div>
  );
}
