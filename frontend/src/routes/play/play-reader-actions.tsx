import type { Standing } from '@touchline/contract';
import type { ReadPlay } from '../../features/plays/play-queries';
import { useUnsavedFound } from '../../shared/drafts/use-unsaved-found';
import { PlayMenu } from './play-top-bar';
import { usePlayActions } from './use-play-actions';

interface PlayReaderActionsProps {
  play: ReadPlay;
  standing: Standing;
  /** Called if this browser has unsaved work on the play; undefined once the user turned to reading. */
  onUnsavedFound: (() => void) | undefined;
}

const nothingToAbandon = () => undefined;

/** Menu of a play that an editor reads. */
export function PlayReaderActions({ play, standing, onUnsavedFound }: PlayReaderActionsProps) {
  const actions = usePlayActions(play, { standing, onDeleted: nothingToAbandon });
  useUnsavedFound({ kind: 'play', id: play.id }, onUnsavedFound);
  return (
    <>
      <PlayMenu play={play} actions={actions.entries} onOpen={actions.load} />
      {actions.deletion}
    </>
  );
}
