import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  contentMoveCalls,
  contentMoveTexts as texts,
  type Change,
  type ContentKind,
} from '@touchline/contract';
import { dismissToast, toast } from '@touchline/ui-kit';
import { afterSuccess } from '../api/after-success';
import { api } from '../api/api';
import { isStatus } from '../api/api-error';
import { invalidateAfter } from '../api/live-keys';
import { idsByKind, reverseOf, type MovedItem, type MoveOfItems } from './moved-items';
import { addOwnMoves } from './own-moves';

/** Moves pages and plays, all or none, and says so in a toast that can undo it. */
export function useMoveContent(items: readonly MovedItem[], fromTeamId: number) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ fromTeamId: teamId, ...body }: MoveOfItems) =>
      api(contentMoveCalls.move, { params: { teamId }, body }),
    meta: { silent: true },
    onMutate: () => addOwnMoves(items),
    onError: (error) =>
      toast({
        title: texts.failedTitle,
        description: isStatus(error, 404) ? texts.gone : texts.failed,
        tone: 'danger',
      }),
    // Each change is of both teams: the lists of the old one lose what those of the new one gain.
    onSettled: (_result, _error, { fromTeamId: from, toTeamId: to }) =>
      invalidateAfter(
        queries,
        items.flatMap(({ kind, id }) => [from, to].map((teamId) => changeOf(kind, teamId, id))),
      ),
  });
  const undo = (toTeamId: number) =>
    afterSuccess(mutateAsync(reverseOf(items, fromTeamId, toTeamId)), () => undefined);
  const move = (to: { id: number; name: string }, onMoved: () => void) =>
    afterSuccess(mutateAsync({ ...idsByKind(items), fromTeamId, toTeamId: to.id }), () => {
      onMoved();
      const isOne = items.length === 1;
      const shown = toast({
        title: isOne ? texts.moved(to.name) : texts.movedSeveral(items.length, to.name),
        description: isOne ? texts.movedDetail : texts.movedSeveralDetail,
        tone: 'success',
        action: {
          label: texts.undo,
          onPress: () => {
            dismissToast(shown);
            undo(to.id);
          },
        },
      });
    });
  return { move, isPending };
}

const changeOf = (kind: ContentKind, teamId: number, id: number): Change => ({
  what: kind === 'page' ? 'page' : 'plays',
  teamId,
  id,
});
