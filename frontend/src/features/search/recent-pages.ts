import type { Page, TeamSummary } from '@touchline/contract';
import { useEffect } from 'react';
import { useUser } from '../../shared/session';

/** A page opened on this device. */
export interface RecentPage {
  id: number;
  title: string;
  team: string;
}

const MAX_RECENT_PAGES = 6;
const keyOf = (userId: number) => `touchline:recent-pages:${userId}`;

/** Returns the user's recently opened pages, newest first. */
export function recentPages(userId: number): RecentPage[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as RecentPage[];
  } catch {
    return [];
  }
}

/** Records that a page was opened. */
export function useRecentPage({ id, title }: Page, { name: team }: TeamSummary): void {
  const { id: userId } = useUser();
  useEffect(() => {
    const others = recentPages(userId).filter((page) => page.id !== id);
    try {
      localStorage.setItem(
        keyOf(userId),
        JSON.stringify([{ id, title, team }, ...others].slice(0, MAX_RECENT_PAGES)),
      );
    } catch {
      // Storage is full or forbidden: the list stays as it was.
    }
  }, [id, title, team, userId]);
}
