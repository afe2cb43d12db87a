import { commentTexts } from '@touchline/contract';
import { useEffect, useEffectEvent } from 'react';
import { useIsMac } from '../../shared/browser';

/** Calls `comment` on Ctrl/Cmd+Alt+M; returns the label of the shortcut. */
export function useCommentKey(comment: (() => void) | undefined): string {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = event.code === 'KeyM' && event.altKey && (event.ctrlKey || event.metaKey);
    if (!isMeant || !comment) return;
    event.preventDefault();
    event.stopPropagation();
    comment();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return commentTexts.commentKeys[useIsMac() ? 'mac' : 'other'];
}
