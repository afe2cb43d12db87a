import { useIsServer } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the id of the comment in the hash, which is not sent to the server. */
export function useLinkedComment(): number | undefined {
  const isServer = useIsServer();
  const [, id] = /^#comment-(\d+)$/.exec(useLocation().hash) ?? [];
  return isServer || id === undefined ? undefined : Number(id);
}

/** Scrolls to a rendered comment and focuses it. */
export function useGoToComment(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const comment = document.getElementById(`comment-${id}`);
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [id]);
}
