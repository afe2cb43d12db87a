import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import * as styles from './page-frame.css';

export interface PageFrameProps {
  /** Back and the actions. On phones it replaces the header of the app. */
  bar: ReactNode;
  /** The path to the page on phones; from tablets on it is part of the bar. */
  trail: ReactNode;
  title: ReactNode;
  /** The line about author and time. */
  details: ReactNode;
  /**
   * A note about the text. From tablets on it has a row of fixed height below the bar, which is the place of the
   * toolbar while the page is edited.
   */
  note?: ReactNode;
  /** The element for the toolbar of the editor, instead of a note. */
  toolbarRef?: Ref<HTMLDivElement>;
  tags?: ReactNode;
  /** At the end of the row of the tags. */
  tagsEnd?: ReactNode;
  /** The text and what follows it. */
  children: ReactNode;
}

/**
 * The title of a page in its bar on phones, visible once the title of the page is scrolled out. It is drawn by
 * CSS, so that the text is in the document once.
 */
export const BarTitle = ({ title }: { title: string }) => (
  <span className={styles.barTitle} data-title={title} aria-hidden="true" />
);

/** The layout of a page, the same while it is read and while it is edited, so that its text does not move. */
export function PageFrame(props: PageFrameProps) {
  const { bar, trail, title, details, note, toolbarRef, tags, tagsEnd, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const mark = ([entry]: IntersectionObserverEntry[]) =>
      frame.current?.toggleAttribute('data-title-out', !entry?.isIntersecting);
    const observer = new IntersectionObserver(mark, { rootMargin: '-56px 0px 0px' });
    if (heading.current) observer.observe(heading.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.bar}>{bar}</div>
      <div className={styles.trail}>{trail}</div>
      <div ref={heading} className={styles.title}>
        {title}
      </div>
      <div className={styles.details}>{details}</div>
      {toolbarRef ? (
        <div ref={toolbarRef} className={styles.slot} data-toolbar="" />
      ) : (
        <div className={styles.slot}>{note}</div>
      )}
      {(tags || tagsEnd) && (
        <div className={styles.tags}>
          <div className={styles.tagList}>{tags}</div>
          {tagsEnd}
        </div>
      )}
      <div className={styles.text}>{children}</div>
    </div>
  );
}
