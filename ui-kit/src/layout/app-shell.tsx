import type { ReactNode } from 'react';
import { media } from '../theme/media';
import { useMedia } from '../theme/use-media';
import * as styles from './app-shell.css';
import { Notices } from './notices';
import { room } from './notices.css';

export interface AppShellProps {
  /** What the header holds: a HeaderBar. */
  header: ReactNode;
  /** The navigation at the side; not there on screens narrower than 1024 px. */
  sidebar?: ReactNode;
  /** The name of the side navigation's landmark. */
  sidebarLabel?: string;
  /** The first stop of the Tab key: leads past the header to the content. */
  skipLabel?: string;
  /** Banners about the whole app, over the lower edge of the window. */
  notices?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** The frame around every screen: header, side navigation and content, as landmarks. */
export function AppShell({
  header,
  sidebar,
  sidebarLabel = 'Team spaces',
  skipLabel = 'Skip to content',
  notices,
  children,
}: AppShellProps) {
  const isWide = useMedia(media.desktop, true);
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skipLink}>
        {skipLabel}
      </a>
      <header className={styles.header}>{header}</header>
      <div className={styles.body}>
        {sidebar && isWide && (
          <nav className={styles.sidebar} aria-label={sidebarLabel}>
            {sidebar}
          </nav>
        )}
        <main id="content" tabIndex={-1} className={styles.main}>
          <Notices notices={notices}>{children}</Notices>
          <div className={room} />
        </main>
      </div>
    </div>
  );
}

export interface HeaderBarProps {
  start: ReactNode;
  /** Hidden on phones. */
  middle?: ReactNode;
  end?: ReactNode;
}

/** The header's content in three places. */
export function HeaderBar({ start, middle, end }: HeaderBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.barEnd}>{start}</div>
      {middle && <div className={styles.barMiddle}>{middle}</div>}
      <div className={styles.barEnd}>{end}</div>
    </div>
  );
}
