import { useQuery } from '@tanstack/react-query';
import type { Play } from '@touchline/contract';
import { IconButton, PinIcon } from '@touchline/ui-kit';
import { pinsQuery } from './pin-queries';
import { usePinEntry } from './use-pin-entry';

/** Pins the play for its team, or unpins it; the server refuses a seventh pin with the reason. */
export function PinPlayButton({ play: { id, teamId } }: { play: Play }) {
  const pins = useQuery(pinsQuery(teamId));
  const { label, icon = PinIcon, onAction } = usePinEntry(teamId, { kind: 'play', id }).entry;
  return <IconButton label={label} icon={icon} tone="quiet" isDisabled={!pins.data} onPress={onAction} />;
}
