import { useQuery, useQueryClient } from '@tanstack/react-query';
import { limits, pinTexts as texts, type PinKey } from '@touchline/contract';
import { PinIcon, toast, UnpinIcon, type MenuEntry } from '@touchline/ui-kit';
import { afterSuccess } from '../../shared/api/after-success';
import { useOnline } from '../../shared/hooks/use-online';
import { usePinContent } from './pin-mutations';
import { pinsQuery } from './pin-queries';

/**
 * Menu entry that pins or unpins a page or play for its team; only for users who may. `load` is called when the menu opens: an
 * active query would request the pins again with every save of the team.
 */
export function usePinEntry(teamId: number, { kind, id }: PinKey): { entry: MenuEntry; load: () => void } {
  const queries = useQueryClient();
  const { data: pins } = useQuery({ ...pinsQuery(teamId), enabled: false });
  const { mutateAsync, isPending } = usePinContent(teamId);
  const isOnline = useOnline();
  const isPinned = pins?.some((pin) => pin.kind === kind && pin.id === id) ?? false;
  const isFull = !isPinned && pins !== undefined && pins.length >= limits.pins;
  const change = () =>
    afterSuccess<unknown>(mutateAsync({ kind, id, isPinned: !isPinned }), () =>
      toast({ title: isPinned ? texts.unpinned : texts.pinned, tone: 'success' }),
    );
  const entry: MenuEntry = {
    id: 'pin',
    label: isPinned ? texts.unpin : texts.pin,
    icon: isPinned ? UnpinIcon : PinIcon,
    detail: isFull ? texts.full : undefined,
    isDisabled: isFull || isPending || !isOnline || pins === undefined,
    onAction: change,
  };
  return { entry, load: () => void queries.prefetchQuery(pinsQuery(teamId)) };
}
