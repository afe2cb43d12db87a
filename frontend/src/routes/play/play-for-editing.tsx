import { playRules, playTexts } from '@touchline/contract';
import { sportsOf } from '@touchline/contract/boards';
import { useMemo, useRef } from 'react';
import { BoardField, TraceButton } from '../../features/boards/board-field';
import { useBoardSession } from '../../features/boards/use-board-session';
import type { EditorHandle } from '../../features/editor';
import { diagramSource } from '../../features/plays/play-diagram';
import { asContent } from '../../features/plays/play-draft';
import { PlayEditingFields } from '../../features/plays/play-editing-fields';
import type { ReadPlay } from '../../features/plays/play-queries';
import { EditingScreen, type EditingProps } from '../shared/editing-screen';
import { useDiagramLibrary } from '../shared/use-diagram-library';
import { usePageMedia } from '../shared/use-page-media';
import { useWriting } from '../shared/writing/use-writing';
import { PlayMenu, PlayTopBar } from './play-top-bar';
import { useDraftedPlay } from './use-drafted-play';
import { usePlayActions } from './use-play-actions';
import { useTurnKeys } from './use-turn-play';

/** A play for users who may edit it, autosaved. */
export function PlayForEditing({ play, ...open }: EditingProps & { play: ReadPlay }) {
  const { team, standing, changes } = open;
  useTurnKeys(play, changes.since !== undefined);
  const editor = useRef<EditorHandle>(null);
  const media = usePageMedia(team.id, editor);
  const { isUploading } = media;
  const { diagrams, library } = useDiagramLibrary(team.id);
  const content = useMemo(() => asContent(play), [play]);
  const writing = useWriting(content, { editor, isUploading, ...useDraftedPlay(play) });
  const { draft, dispatch } = writing;
  const { title, board: json } = draft.values;
  const actions = usePlayActions(play, { standing, writing, isUploading });
  const session = useBoardSession({
    name: title,
    teamId: team.id,
    value: json ?? null,
    picture: diagramSource(draft.values.diagramUrl ?? null, '')?.src,
    sports: sportsOf(team.sport),
    ageGroup: team.ageGroup,
    onChange: (value) => dispatch({ type: 'edited', values: { board: value } }),
    onDrawingChange: writing.setHeld,
    onSave: writing.saveNow,
  });
  return (
    <EditingScreen
      {...open}
      kind="play"
      content={play}
      editor={editor}
      writing={writing}
      media={media}
      texts={texts}
      titleError={playRules.playName(draft.values.title)}
      bar={({ publish, ...parts }) => (
        <PlayTopBar
          play={play}
          team={team}
          {...parts}
          menu={
            <>
              <PlayMenu
                play={{ ...play, title, board: session.board }}
                actions={actions.entries}
                onOpen={actions.load}
              />
              {publish}
            </>
          }
        />
      )}
      fields={
        <PlayEditingFields
          draft={draft}
          dispatch={dispatch}
          diagrams={diagrams}
          board={<BoardField session={session} />}
          trace={!session.board && <TraceButton session={session} />}
        />
      }
    >
      {actions.dialogs}
      {library}
    </EditingScreen>
  );
}

const texts = {
  title: playTexts.name,
  untitled: playTexts.untitled,
  text: playTexts.content,
  emptyText: playTexts.contentPlaceholder,
};
