import type { ReactNode } from 'react';
import { media } from '../theme/media';
import { useMedia } from '../theme/use-media';
import * as styles from './app-shell.css';
import { ShellBanners } from './shell-banners';
import { room } from './shell-banners.css';

export interface AppShellProps {
  /** The content of the header: a HeaderBar. */
  header: ReactNode;
  /** The side navigation; hidden below 1024 px. */
  sidebar?: ReactNode;
  /** The accessible name of the side navigation. */
  sidebarLabel?: string;
  /** The label of the skip link, which is the first tab stop and moves the focus to the content. */
  skipLabel?: string;
  /** Banners about the whole app, at the lower edge of the window. */
  banners?: ReactNode;
  /** The main navigation of phones: a LowerBar. */
  lowerBar?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

/** The layout of every screen: header, side navigation and content as landmarks. */
export function AppShell({
  header,
  sidebar,
  sidebarLabel = 'Team spaces',
  skipLabel = 'Skip to content',
  banners,
  lowerBar,
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
          <ShellBanners banners={banners}>{children}</ShellBanners>
          <div className={room} />
        </main>
      </div>
      {lowerBar}
    </div>
  );
}

export interface HeaderBarProps {
  start: ReactNode;
  /** Hidden on phones. */
  middle?: ReactNode;
  end?: ReactNode;
}

/** The content of the header in three parts. */
export function HeaderBar({ start, middle, end }: HeaderBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.barEnd}>{start}</div>
      {middle && <div className={styles.barMiddle}>{middle}</div>}
      <div className={styles.barEnd}>{end}</div>
    </div>
  );
}
