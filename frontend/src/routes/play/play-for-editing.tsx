import { pageTexts, playRules, playTexts, type Standing, type TeamSummary } from '@touchline/contract';
import {
  Badge,
  Container,
  media as breakpoints,
  PageFrame,
  Spacer,
  Stack,
  useMedia,
} from '@touchline/ui-kit';
import { startTransition, useMemo, useRef, useState } from 'react';
import { CategoryMenu } from '../../features/categories/category-select';
import { PageTrail } from '../../features/categories/category-trail';
import { PageEditor, type EditorHandle } from '../../features/editor';
import { asContent } from '../../features/plays/play-draft';
import { PlayEditingFields } from '../../features/plays/play-editing-fields';
import { addressOfPlay, type ReadPlay } from '../../features/plays/play-queries';
import { TagsField, TitleField } from '../../shared/drafts/content-fields';
import { SaveButton, UnsavedBadge } from '../../shared/drafts/save-button';
import { useDraftHint } from '../../shared/publishing/draft-hint';
import { PublishButton } from '../../shared/publishing/publish-button';
import type { Changes } from '../../shared/reading/use-changes';
import { ContentDiscussion } from '../shared/content-discussion';
import type { Mode } from '../shared/content-mode';
import { EditingAuthorLine } from '../shared/editing-author-line';
import { ModeButton } from '../shared/mode-button';
import { Neighbours } from '../shared/neighbours';
import { useDiagramLibrary } from '../shared/use-diagram-library';
import { usePageMedia } from '../shared/use-page-media';
import { useTurnToReading } from '../shared/use-turn-to-reading';
import { useWriting } from '../shared/writing/use-writing';
import { WritingNotices } from '../shared/writing/writing-notices';
import { PlayMenu, PlayTopBar } from './play-top-bar';
import { useDraftedPlay } from './use-drafted-play';
import { usePlayActions } from './use-play-actions';

export { loadEditor } from '../../features/editor';

interface PlayForEditingProps {
  play: ReadPlay;
  team: TeamSummary;
  standing: Standing;
  mode: Mode;
  changes: Changes;
}

/** A play for users who may edit it, autosaved. */
export function PlayForEditing({ play, team, standing, mode, changes }: PlayForEditingProps) {
  const editor = useRef<EditorHandle>(null);
  const [text, setText] = useState<HTMLDivElement | null>(null);
  const [toolbar, setToolbar] = useState<HTMLDivElement | null>(null);
  const [simplified, setSimplified] = useState<number>();
  const media = usePageMedia(team.id, editor);
  const { isUploading } = media;
  const { diagrams, library } = useDiagramLibrary(team.id);
  const content = useMemo(() => asContent(play), [play]);
  const writing = useWriting(content, { editor, isUploading, ...useDraftedPlay(play) });
  const { draft, dispatch, save } = writing;
  useDraftHint({ kind: 'play', id: play.id, address: addressOfPlay(play.id) }, team);
  const isPhone = useMedia(breakpoints.belowTablet);
  const publish = <PublishButton content={{ ...play, kind: 'play' }} team={team} save={save} />;
  const actions = usePlayActions(play, { standing, onDeleted: writing.abandon });
  const { read, showChanges } = useTurnToReading({ version: play.version, save, mode, changes, isUploading });
  const unsaved = <UnsavedBadge draft={draft} />;
  return (
    <Container width="page">
      <PageFrame
        bar={
          <PlayTopBar
            play={play}
            team={team}
            saving={<SaveButton draft={draft} onSave={writing.saveNow} isSecondary={play.isDraft} />}
            unsaved={unsaved}
            mode={<ModeButton isEditing isFocused={mode.isTurned} onPress={read} />}
            menu={
              <>
                <PlayMenu play={play} actions={actions.entries} onOpen={actions.load} />
                {!isPhone && publish}
              </>
            }
          />
        }
        trail={
          <>
            <PageTrail page={play} team={team} />
            {play.isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
            <Spacer />
            {unsaved}
            {isPhone && publish}
          </>
        }
        title={
          <TitleField
            draft={draft}
            dispatch={dispatch}
            label={playTexts.name}
            placeholder={playTexts.untitled}
            error={playRules.playName(draft.values.title)}
            onDone={() => editor.current?.focus()}
          />
        }
        details={<EditingAuthorLine content={play} changes={changes} onShowChanges={showChanges} />}
        toolbarRef={setToolbar}
        tags={<TagsField draft={draft} dispatch={dispatch} />}
        tagsEnd={
          <CategoryMenu
            teamId={team.id}
            value={draft.values.categoryId}
            onChange={(categoryId) => dispatch({ type: 'edited', values: { categoryId } })}
          />
        }
      >
        <Stack gap="16">
          <PlayEditingFields draft={draft} dispatch={dispatch} diagrams={diagrams} />
          <div ref={setText}>
            <PageEditor
              key={writing.edition}
              ref={editor}
              {...words}
              toolbarSlot={toolbar}
              content={draft.values.content}
              onChange={(readContent) => startTransition(() => writing.write(readContent()))}
              onSimplified={() => setSimplified(draft.saved.version)}
              {...media.editing}
            />
          </div>
          <Neighbours kind="play" content={play} />
          <ContentDiscussion kind="play" id={play.id} teamId={team.id} standing={standing} text={text} />
        </Stack>
      </PageFrame>
      <WritingNotices writing={writing} simplified={simplified} isUploading={isUploading} />
      {actions.dialogs}
      {media.library}
      {library}
    </Container>
  );
}

const words = { label: playTexts.content, placeholder: playTexts.contentPlaceholder };
