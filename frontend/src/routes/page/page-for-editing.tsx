import { pageRules, pageTexts, type Page, type Standing, type TeamSummary } from '@touchline/contract';
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
import { PageEditor, type EditorHandle } from '../../features/editor';
import { useWritingStart } from '../../features/pages/new-page';
import { useDraftHint } from '../../shared/publishing/draft-hint';
import { PublishButton } from '../../shared/publishing/publish-button';
import { PageTrail } from '../../features/categories/category-trail';
import { readableContent } from '../../shared/content/readable-content';
import { TagsField, TitleField } from '../../shared/drafts/content-fields';
import { SaveButton, UnsavedBadge } from '../../shared/drafts/save-button';
import { isLong } from '../../shared/reading/contents';
import type { Changes } from '../../shared/reading/use-changes';
import { PageMenu } from './page-menu';
import { PageTopBar } from './page-top-bar';
import { ContentDiscussion } from '../shared/content-discussion';
import type { Mode } from '../shared/content-mode';
import { EditingAuthorLine } from '../shared/editing-author-line';
import { ModeButton } from '../shared/mode-button';
import { Neighbours } from '../shared/neighbours';
import { usePageMedia } from '../shared/use-page-media';
import { useTurnToReading } from '../shared/use-turn-to-reading';
import { useWriting } from '../shared/writing/use-writing';
import { WritingNotices } from '../shared/writing/writing-notices';
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
  const [text, setText] = useState<HTMLDivElement | null>(null);
  const [toolbar, setToolbar] = useState<HTMLDivElement | null>(null);
  const [simplified, setSimplified] = useState<number>();
  const media = usePageMedia(team.id, editor);
  const { isUploading } = media;
  const writing = useWriting(page, { editor, isUploading, ...useDraftedPage(page) });
  const { draft, dispatch, save } = writing;
  const start = useWritingStart(page);
  useDraftHint({ kind: 'page', id: page.id, address: `/pages/${page.id}` }, team);
  const isPhone = useMedia(breakpoints.belowTablet);
  const publish = <PublishButton content={{ ...page, kind: 'page' }} team={team} save={save} />;
  const actions = usePageActions(page, { standing, writing, isUploading });
  const { read, showChanges } = useTurnToReading({ version: page.version, save, mode, changes, isUploading });
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
            label={pageTexts.title}
            placeholder={pageTexts.titlePlaceholder}
            error={pageRules.pageTitle(draft.values.title)}
            isSelected={start === 'title'}
            onDone={() => editor.current?.focus()}
          />
        }
        details={<EditingAuthorLine content={page} changes={changes} onShowChanges={showChanges} />}
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
          <div ref={setText}>
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
          <Neighbours kind="page" content={page} />
          <ContentDiscussion kind="page" id={page.id} teamId={team.id} standing={standing} text={text} />
        </Stack>
      </PageFrame>
      <WritingNotices writing={writing} simplified={simplified} isUploading={isUploading} />
      {actions.dialogs}
      {media.library}
    </Container>
  );
}

const words = { label: pageTexts.content, placeholder: pageTexts.editorPlaceholder };
