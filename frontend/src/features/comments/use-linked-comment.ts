import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { whenSeen } from '../../shared/when-seen';

/** The comment that the address leads to. */
export function useLinkedComment(): number | undefined {
  const [, id] = /^#comment-(\d+)$/.exec(useLocation().hash) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** Goes to a comment that is drawn. */
export function useGoToComment(id: number | undefined): void {
  useEffect(() => {
    const go = () => {
      const comment = document.getElementById(`comment-${id}`);
      comment?.scrollIntoView({ block: 'center' });
      comment?.focus({ preventScroll: true });
    };
    if (id !== undefined) whenSeen(go);
  }, [id]);
}
