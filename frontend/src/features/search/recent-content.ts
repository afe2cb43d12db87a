import type { TeamSummary } from '@touchline/contract';
import { useEffect } from 'react';
import { useUser } from '../../shared/session';

interface Content {
  kind: 'page' | 'play';
  id: number;
  title: string;
}

/** A page or play opened on this device. */
export interface RecentContent extends Content {
  /** Name of the team. */
  team: string;
}

/** Ten, and the open one, which the palette does not offer. */
const MAX_RECENT = 11;
const keyOf = (userId: number) => `touchline:recent:${userId}`;
/** Pages only, without their kind: stored by earlier builds, whose open tabs still read it. */
const earlierKeyOf = (userId: number) => `touchline:recent-pages:${userId}`;

/** Returns the user's recently opened pages and plays, newest first. */
export function recentContent(userId: number): RecentContent[] {
  try {
    const stored = localStorage.getItem(keyOf(userId));
    if (stored !== null) return JSON.parse(stored) as RecentContent[];
    const pages = JSON.parse(localStorage.getItem(earlierKeyOf(userId)) ?? '[]') as RecentContent[];
    return pages.map((page) => ({ ...page, kind: 'page' }));
  } catch {
    return [];
  }
}

/** Records that a page or play was opened. */
export function useRecentContent({ kind, id, title }: Content, { name: team }: TeamSummary): void {
  const { id: userId } = useUser();
  useEffect(() => {
    const others = recentContent(userId).filter((recent) => recent.kind !== kind || recent.id !== id);
    try {
      localStorage.setItem(
        keyOf(userId),
        JSON.stringify([{ kind, id, title, team }, ...others].slice(0, MAX_RECENT)),
      );
    } catch {
      // Storage is full or forbidden: the list stays as it was.
    }
  }, [kind, id, title, team, userId]);
}
