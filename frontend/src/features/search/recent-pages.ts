import type { Page, TeamSummary } from '@touchline/contract';
import { useEffect } from 'react';
import { useUser } from '../../shared/session';

/** A page that was opened on this device. */
export interface RecentPage {
  id: number;
  title: string;
  team: string;
}

const most = 6;
const keyOf = (userId: number) => `touchline:recent-pages:${userId}`;

/** The pages that someone opened last, the last one first. */
export function recentPages(userId: number): RecentPage[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]') as RecentPage[];
  } catch {
    return [];
  }
}

/** Takes note that a page is open. */
export function useRecentPage({ id, title }: Page, { name: team }: TeamSummary): void {
  const { id: userId } = useUser();
  useEffect(() => {
    const others = recentPages(userId).filter((page) => page.id !== id);
    try {
      localStorage.setItem(keyOf(userId), JSON.stringify([{ id, title, team }, ...others].slice(0, most)));
    } catch {
      // Storage is full or forbidden: then there is no list.
    }
  }, [id, title, team, userId]);
}
