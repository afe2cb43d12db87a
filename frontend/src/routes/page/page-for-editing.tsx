import { pageTexts, type Page, type Standing, type TeamSummary } from '@touchline/contract';
import { Container, Heading, Stack, VisuallyHidden } from '@touchline/ui-kit';
import { startTransition, useRef, useState } from 'react';
import { CategoryMenu } from '../../features/categories/category-select';
import { PageEditor, type EditorHandle } from '../../features/editor';
import { useWritingStart } from '../../features/pages/new-page';
import { PageFields, type CategoryPickerProps } from '../../features/pages/page-fields';
import { SaveButton, UnsavedBadge } from '../../shared/drafts/save-button';
import { LeaveWithUploads } from './leave-with-uploads';
import { PageDiscussion } from './page-discussion';
import { PageBanners } from './page-banners';
import { PageTopBar } from './page-top-bar';
import { usePageMedia } from '../shared/use-page-media';
import { useDraftedPage } from './use-drafted-page';
import { usePageActions } from './use-page-actions';
import { useWriting } from './use-writing';
import { WritingDialogs } from './writing-dialogs';

export { loadEditor } from '../../features/editor';

interface OpenPageProps {
  page: Page;
  team: TeamSummary;
  standing: Standing;
}

/** A page for users who may edit it, autosaved. */
export function PageForEditing({ page, team, standing }: OpenPageProps) {
  const editor = useRef<EditorHandle>(null);
  const [content, setContent] = useState<HTMLDivElement | null>(null);
  const [simplified, setSimplified] = useState<number>();
  const media = usePageMedia(team.id, editor);
  const writing = useWriting(page, { editor, isUploading: media.isUploading, ...useDraftedPage(page) });
  const { draft, dispatch, blocker, save } = writing;
  const start = useWritingStart(page);
  const fields = { page, draft, dispatch, categoryPicker: categoryPickerFor(team.id) };
  const actions = usePageActions(page, { standing, writing, isUploading: media.isUploading });

  return (
    <Container width="page">
      <Stack gap="24">
        <PageTopBar
          page={page}
          team={team}
          saving={<SaveButton draft={draft} onSave={writing.saveNow} />}
          unsaved={<UnsavedBadge draft={draft} />}
          actions={actions.entries}
          onMenuOpen={actions.load}
        />
        <PageBanners
          recoverable={writing.recoverable}
          draft={draft}
          texts={writing.texts}
          isSavedLocally={writing.isSavedLocally}
          isSimplified={draft.saved.version === simplified}
          onRetry={writing.saveNow}
          onSignIn={() => writing.setSigningIn(true)}
          onSaveAsNew={writing.saveAsNew}
          onChoose={() => writing.setPutOff(false)}
        />
        <HiddenHeading title={draft.values.title} />
        <PageFields
          {...fields}
          isTitleSelected={start === 'title'}
          onTitleDone={() => editor.current?.focus()}
        />
        <div ref={setContent}>
          <PageEditor
            key={writing.edition}
            ref={editor}
            {...words}
            content={draft.values.content}
            autoFocus={start === 'text'}
            onChange={(read) => startTransition(() => writing.write(read()))}
            onSimplified={() => setSimplified(draft.saved.version)}
            {...media.editing}
          />
        </div>
        <PageDiscussion page={page} standing={standing} content={content} />
      </Stack>
      <WritingDialogs writing={writing} />
      {actions.deletion}
      {media.library}
      <LeaveWithUploads blocker={blocker} isUploading={media.isUploading} save={save} />
    </Container>
  );
}

const words = { label: pageTexts.content, placeholder: pageTexts.editorPlaceholder };

const categoryPickerFor = (teamId: number) => (field: CategoryPickerProps) => (
  <CategoryMenu teamId={teamId} {...field} />
);

/** Heading for screen readers; the title itself is a text field. */
function HiddenHeading({ title }: { title: string }) {
  return (
    <VisuallyHidden>
      <Heading level={1}>{title || pageTexts.titlePlaceholder}</Heading>
    </VisuallyHidden>
  );
}
