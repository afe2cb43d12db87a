import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The comment that the address leads to. */
export function useLinkedComment(): number | undefined {
  const [, id] = /^#comment-(\d+)$/.exec(useLocation().hash) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Goes to a comment that is drawn. */
export function useGoToComment(id: number | undefined): void {
  useEffect(() => {
    const comment = document.getElementById(`comment-${id}`);
    comment?.scrollIntoView({ block: 'center' });
    comment?.focus({ preventScroll: true });
  }, [id]);
}
