import { playTexts, type Play, type Standing, type TeamSummary } from '@touchline/contract';
import { Container, Heading, Stack, VisuallyHidden } from '@touchline/ui-kit';
import { startTransition, useMemo, useRef, useState } from 'react';
import { CategoryMenu } from '../../features/categories/category-select';
import { PageEditor, type EditorHandle } from '../../features/editor';
import { asContent } from '../../features/plays/play-draft';
import { PlayEditingFields } from '../../features/plays/play-editing-fields';
import { SaveButton, UnsavedBadge } from '../../shared/drafts/save-button';
import { useDiagramLibrary } from '../shared/use-diagram-library';
import { usePageMedia } from '../shared/use-page-media';
import { LeaveWithUploads } from '../shared/writing/leave-with-uploads';
import { useWriting } from '../shared/writing/use-writing';
import { WritingBanners } from '../shared/writing/writing-banners';
import { WritingDialogs } from '../shared/writing/writing-dialogs';
import { PlayTopBar } from './play-top-bar';
import { useDraftedPlay } from './use-drafted-play';
import { usePlayActions } from './use-play-actions';

export { loadEditor } from '../../features/editor';

interface PlayForEditingProps {
  play: Play;
  team: TeamSummary;
  standing: Standing;
}

/** A play for users who may edit it, autosaved. */
export function PlayForEditing({ play, team, standing }: PlayForEditingProps) {
  const editor = useRef<EditorHandle>(null);
  const [simplified, setSimplified] = useState<number>();
  const media = usePageMedia(team.id, editor);
  const { diagrams, library } = useDiagramLibrary(team.id);
  const content = useMemo(() => asContent(play), [play]);
  const drafted = useDraftedPlay(play);
  const writing = useWriting(content, { editor, isUploading: media.isUploading, ...drafted });
  const { draft, dispatch, blocker, save } = writing;
  const actions = usePlayActions(play, { standing, onDeleted: writing.abandon });
  return (
    <Container width="page">
      <Stack gap="24">
        <PlayTopBar
          play={play}
          team={team}
          saving={<SaveButton draft={draft} onSave={writing.saveNow} />}
          unsaved={<UnsavedBadge draft={draft} />}
          actions={actions.entries}
          onMenuOpen={actions.load}
        />
        <VisuallyHidden>
          <Heading level={1}>{draft.values.title || playTexts.untitled}</Heading>
        </VisuallyHidden>
        <PlayEditingFields
          play={play}
          draft={draft}
          dispatch={dispatch}
          diagrams={diagrams}
          onTitleDone={() => editor.current?.focus()}
          categoryPicker={(field) => <CategoryMenu teamId={team.id} {...field} />}
        />
        <PageEditor
          key={writing.edition}
          ref={editor}
          label={playTexts.content}
          placeholder={playTexts.contentPlaceholder}
          content={draft.values.content}
          onChange={(read) => startTransition(() => writing.write(read()))}
          onSimplified={() => setSimplified(draft.saved.version)}
          {...media.editing}
        />
      </Stack>
      <WritingBanners writing={writing} isSimplified={draft.saved.version === simplified} />
      <WritingDialogs writing={writing} />
      {actions.deletion}
      {media.library}
      {library}
      <LeaveWithUploads blocker={blocker} isUploading={media.isUploading} save={save} />
    </Container>
  );
}
