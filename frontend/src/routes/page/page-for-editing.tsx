import { pageTexts, savingTexts, type Page, type Standing, type TeamSummary } from '@touchline/contract';
import {
  Badge,
  Container,
  media as breakpoints,
  PageFrame,
  Spacer,
  Stack,
  toast,
  useMedia,
} from '@touchline/ui-kit';
import { startTransition, useMemo, useRef, useState } from 'react';
import { CategoryMenu } from '../../features/categories/category-select';
import { PageEditor, type EditorHandle } from '../../features/editor';
import { useWritingStart } from '../../features/pages/new-page';
import { AuthorLine } from '../../features/pages/author-line';
import { useDraftHint } from '../../features/pages/draft-hint';
import { PublishButton } from '../../features/pages/publish-button';
import { isLong } from '../../features/pages/page-contents';
import { TagsField, TitleField } from '../../features/pages/page-fields';
import type { Changes } from '../../features/pages/use-changes';
import { PageTrail } from '../../features/categories/category-trail';
import { readableContent } from '../../shared/content/readable-content';
import { useLatest } from '../../shared/hooks/use-latest';
import { SaveButton, UnsavedBadge } from '../../shared/drafts/save-button';
import { PageMenu } from './page-menu';
import { PageDiscussion } from './page-discussion';
import { PageTopBar } from './page-top-bar';
import { useModeKey, type Mode } from '../shared/content-mode';
import { ModeButton } from '../shared/mode-button';
import { usePageMedia } from '../shared/use-page-media';
import { LeaveWithUploads } from '../shared/writing/leave-with-uploads';
import { useWriting, type Writing } from '../shared/writing/use-writing';
import { WritingBanners } from '../shared/writing/writing-banners';
import { WritingDialogs } from '../shared/writing/writing-dialogs';
import { useDraftedPage } from './use-drafted-page';
import { usePageActions } from './use-page-actions';

export { loadEditor } from '../../features/editor';

interface PageForEditingProps {
  page: Page;
  team: TeamSummary;
  standing: Standing;
  mode: Mode;
  changes: Changes;
}

/** A page for users who may edit it, autosaved. */
export function PageForEditing({ page, team, standing, mode, changes }: PageForEditingProps) {
  const editor = useRef<EditorHandle>(null);
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const [toolbar, setToolbar] = useState<HTMLDivElement | null>(null);
  const [simplified, setSimplified] = useState<number>();
  const media = usePageMedia(team.id, editor);
  const writing = useWriting(page, { editor, isUploading: media.isUploading, ...useDraftedPage(page) });
  const { draft, dispatch, blocker, save } = writing;
  const start = useWritingStart(page);
  useDraftHint(page, team);
  const isPhone = useMedia(breakpoints.belowTablet);
  const publish = <PublishButton page={page} team={team} save={save} />;
  const actions = usePageActions(page, { standing, writing, isUploading: media.isUploading });
  const read = useTurnToReading({ page, writing, mode, changes, isUploading: media.isUploading });
  const isContentsShown = useMemo(() => isLong(readableContent(page.content).sections), [page.content]);
  const unsaved = <UnsavedBadge draft={draft} />;

  return (
    <Container width="page" margin={isContentsShown && <span />}>
      <PageFrame
        bar={
          <PageTopBar
            page={page}
            team={team}
            saving={<SaveButton draft={draft} onSave={writing.saveNow} isSecondary={page.isDraft} />}
            unsaved={unsaved}
            mode={<ModeButton isEditing isFocused={mode.isTurned && start === undefined} onPress={read} />}
            menu={(sharing) => (
              <>
                <PageMenu sharing={sharing} actions={actions.entries} onOpen={actions.load} />
                {!isPhone && publish}
              </>
            )}
          />
        }
        trail={
          <>
            <PageTrail page={page} team={team} />
            {page.isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
            <Spacer />
            {unsaved}
            {isPhone && publish}
          </>
        }
        title={
          <TitleField
            draft={draft}
            dispatch={dispatch}
            isSelected={start === 'title'}
            onDone={() => editor.current?.focus()}
          />
        }
        details={<AuthorLine page={page} />}
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
        <Stack gap="24">
          <div ref={setContent}>
            <PageEditor
              key={writing.edition}
              ref={editor}
              {...words}
              toolbarSlot={toolbar}
              content={draft.values.content}
              autoFocus={start === 'text'}
              onChange={(readContent) => startTransition(() => writing.write(readContent()))}
              onSimplified={() => setSimplified(draft.saved.version)}
              {...media.editing}
            />
          </div>
          <PageDiscussion page={page} standing={standing} content={content} />
        </Stack>
      </PageFrame>
      <WritingBanners writing={writing} isSimplified={draft.saved.version === simplified} />
      <WritingDialogs writing={writing} />
      {actions.dialogs}
      {media.library}
      <LeaveWithUploads blocker={blocker} isUploading={media.isUploading} save={save} />
    </Container>
  );
}

interface TurnOptions {
  page: Page;
  writing: Writing;
  mode: Mode;
  changes: Changes;
  isUploading: () => boolean;
}

/** Turns to reading once everything is saved; the key E does, too. */
function useTurnToReading({ page, writing, mode, changes, isUploading }: TurnOptions): () => void {
  const [openedVersion] = useState(page.version);
  const isTurning = useRef(false);
  const read = useLatest(() => {
    isTurning.current = false;
    if (page.version > openedVersion) changes.markAsRead(page.version);
    mode.read();
  });
  const turn = async () => {
    if (isTurning.current) return;
    if (isUploading()) {
      toast({ title: savingTexts.readUploading });
      return;
    }
    isTurning.current = true;
    if (await writing.save()) setTimeout(() => read.current());
    else isTurning.current = false;
  };
  const press = () => void turn();
  useModeKey(press);
  return press;
}

const words = { label: pageTexts.content, placeholder: pageTexts.editorPlaceholder };
