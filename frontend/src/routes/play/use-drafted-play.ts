import { playSavingTexts, type Play } from '@touchline/contract';
import { asContent, asCopy, asPlayChange, problemOfPlay } from '../../features/plays/play-draft';
import { useCreatePlay, useSavePlay } from '../../features/plays/play-mutations';
import { addressOfPlay } from '../../features/plays/play-queries';
import { conflictingPlay } from '../../shared/api/api-error';
import type { ContentValues } from '../../shared/drafts/draft';
import type { DraftedKind } from '../../shared/drafts/use-draft';

/** Saves the draft of a play, and creates copies of it. */
export function useDraftedPlay(play: Play) {
  const { mutateAsync: save } = useSavePlay(play);
  const { mutateAsync: create } = useCreatePlay(play.teamId);
  const kind: DraftedKind = {
    kind: 'play',
    problemOf: problemOfPlay,
    send: async (change) => asContent(await save(asPlayChange(change))),
    conflictOf: (error) => {
      const theirs = conflictingPlay(error);
      return theirs && asContent(theirs);
    },
    texts: playSavingTexts,
  };
  return {
    kind,
    createCopy: async (values: ContentValues) => {
      const { id } = await create(asCopy(values));
      return addressOfPlay(id);
    },
  };
}
