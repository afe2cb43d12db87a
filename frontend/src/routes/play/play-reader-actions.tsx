import type { Standing, TeamSummary } from '@touchline/contract';
import type { ReadPlay } from '../../features/plays/play-queries';
import { useUnsavedFound } from '../../shared/drafts/use-unsaved-found';
import { useDraftHint } from '../../shared/publishing/draft-hint';
import { PublishButton } from '../../shared/publishing/publish-button';
import { PlayMenu } from './play-top-bar';
import { usePlayActions } from './use-play-actions';
import type { Mode } from '../shared/content-mode';
import { useOpenForEditing } from '../shared/use-open-for-editing';

interface PlayReaderActionsProps {
  play: ReadPlay;
  team: TeamSummary;
  standing: Standing;
  mode: Mode;
}

const nothingToWrite = { save: () => Promise.resolve(true), abandon: () => undefined };
const isUploading = () => false;

/** Menu of a play that an editor reads, and the button that publishes a draft. */
export function PlayReaderActions({ play, team, standing, mode }: PlayReaderActionsProps) {
  const actions = usePlayActions(play, { standing, writing: nothingToWrite, isUploading });
  useDraftHint({ kind: 'play', id: play.id }, team);
  useUnsavedFound({ kind: 'play', id: play.id }, mode.isTurned ? undefined : mode.edit);
  useOpenForEditing(mode);
  return (
    <>
      <PlayMenu play={play} actions={actions.entries} onOpen={actions.load} />
      <PublishButton content={{ ...play, kind: 'play' }} team={team} save={nothingToWrite.save} />
      {actions.dialogs}
    </>
  );
}
