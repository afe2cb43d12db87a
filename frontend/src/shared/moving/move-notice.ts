import { useEffect, useRef } from 'react';

interface Content {
  id: number;
  teamId: number;
}

/** Shows a toast when another user moves the open page or play to a team that this user sees, too. */
export function useMoveNotice(content: Content | undefined, teamName: string | undefined): void {
  const before = useRef<Content>(undefined);
  useEffect(() => {
    if (!content || teamName === undefined) return;
    const { id, teamId } = content;
    const known = before.current;
    before.current = { id, teamId };
    const isMoved = known?.id === id && known.teamId !== teamId;
    if (isMoved) void import('./announce-move').then(({ announceMove }) => announceMove(id, teamName));
  }, [content, teamName]);
}
