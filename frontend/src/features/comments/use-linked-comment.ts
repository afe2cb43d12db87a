import { useIsServer } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the comment that the address leads to. The server is not sent this part of an address. */
export function useLinkedComment(): number | undefined {
  const isServer = useIsServer();
  const [, id] = /^#comment-(\d+)$/.exec(useLocation().hash) ?? [];
  return isServer || id === undefined ? undefined : Number(id);
}

/** Goes to a comment that is drawn. */
export function useGoToComment(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const comment = document.getElementById(`comment-${id}`);
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [id]);
}
