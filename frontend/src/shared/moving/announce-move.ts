import { moveNoticeTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { takeOwnMove } from './own-moves';

/** Shows that another user moved the open page or play. Lazy: it happens seldom. */
export function announceMove(id: number, teamName: string): void {
  if (!takeOwnMove(id)) toast({ title: moveNoticeTexts.moved(teamName) });
}
