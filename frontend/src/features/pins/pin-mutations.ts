import { useMutation, useQueryClient } from '@tanstack/react-query';
import { pinCalls, pinTexts, type Pin, type PinKey } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { pinsQuery } from './pin-queries';

const isSame = (one: PinKey, other: PinKey) => one.kind === other.kind && one.id === other.id;

/** Pins or unpins a page or play for the whole team. */
export function usePinContent(teamId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, id, isPinned }: PinKey & { isPinned: boolean }) =>
      kind === 'page'
        ? api(pinCalls.pinPage, { params: { pageId: id }, body: { isPinned } })
        : api(pinCalls.pinPlay, { params: { playId: id }, body: { isPinned } }),
    meta: { failure: pinTexts.failed },
    onSuccess: (pins: Pin[]) => queries.setQueryData(pinsQuery(teamId).queryKey, pins),
  });
}

/** Optimistic; the order of the server is shown again on failure. */
export function useReorderPins(teamId: number) {
  const queries = useQueryClient();
  const { queryKey } = pinsQuery(teamId);
  return useMutation({
    mutationFn: (order: PinKey[]) => api(pinCalls.reorder, { params: { teamId }, body: { order } }),
    meta: { failure: pinTexts.reorderFailed, shows: [{ queryKey }] },
    onMutate: (order: PinKey[]) =>
      queries.setQueryData(queryKey, (pins: Pin[] = []) =>
        order.flatMap((key) => pins.filter((pin) => isSame(pin, key))),
      ),
    onSuccess: (pins: Pin[]) => queries.setQueryData(queryKey, pins),
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
}
