import type { Play } from '@touchline/contract';
import { isSignedOut } from '../../shared/api/api-error';
import { changesBetween, type PlayValues } from './play-draft';
import { useChangePlay, useCreatePlay } from './play-queries';

interface UploadOptions {
  before: PlayValues;
  values: PlayValues;
  onSaved: (play: Play) => void;
  onFailed: (error: unknown, isSignedOut: boolean) => void;
}

/** Creates a play, or updates the given one. */
export function useSavePlay(teamId: number, play: Play | undefined) {
  const create = useCreatePlay(teamId);
  const change = useChangePlay(play?.id ?? 0, teamId);
  return {
    isPending: create.isPending || change.isPending,
    send: ({ before, values, onSaved, onFailed }: UploadOptions) => {
      const onError = (error: unknown) => onFailed(error, isSignedOut(error));
      if (play) change.mutate(changesBetween(before, values), { onSuccess: onSaved, onError });
      else create.mutate(values, { onSuccess: onSaved, onError });
    },
  };
}
