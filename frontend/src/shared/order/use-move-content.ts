import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { orderCalls, orderTexts, type ContentKind, type OrderChange } from '@touchline/contract';
import { api } from '../api/api';
import { listsInOwnOrder } from './own-order';

interface ContentMove extends Pick<OrderChange, 'side'> {
  id: number;
  anchorId: number;
}

/** Changes the order in the data of a query by `reordered`. */
export type Reorder<Data, Item> = (data: Data, reordered: (contents: readonly Item[]) => Item[]) => Data;

interface MoveOptions<Data, Item> {
  kind: ContentKind;
  teamId: number;
  queryKey: QueryKey;
  reorder: Reorder<Data, Item>;
}

/** Moves a page or play beside another one of its kind. Optimistic; the order of the server is shown again on failure. */
export function useMoveContent<Data, Item extends { id: number }>(options: MoveOptions<Data, Item>) {
  const { kind, teamId, queryKey, reorder } = options;
  const queries = useQueryClient();
  const mutationKey = ['teams', teamId, 'order'];
  return useMutation({
    mutationKey,
    /** One after the other, because each move names the place in the order after the last one. */
    scope: { id: mutationKey.join() },
    mutationFn: ({ id, anchorId, side }: ContentMove) => {
      const body: OrderChange = { side, kind, id: anchorId };
      return kind === 'page'
        ? api(orderCalls.movePage, { params: { pageId: id }, body })
        : api(orderCalls.movePlay, { params: { playId: id }, body });
    },
    meta: { failure: orderTexts.failed },
    onMutate: async (move) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<Data>(
        queryKey,
        (data) => data && reorder(data, (contents) => moved(contents, move)),
      );
    },
    onSettled: () => {
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries(listsInOwnOrder(teamId));
    },
  });
}

function moved<Item extends { id: number }>(
  contents: readonly Item[],
  { id, side, anchorId }: ContentMove,
): Item[] {
  const others = contents.filter((content) => content.id !== id);
  const place = others.findIndex((content) => content.id === anchorId) + Number(side === 'after');
  return others.toSpliced(place, 0, ...contents.filter((content) => content.id === id));
}
