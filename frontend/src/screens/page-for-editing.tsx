import { appTexts, pageTexts, type Page, type Standing, type Team } from '@touchline/contract';
import { ConfirmDialog, Container, EditorPreview, Heading, Stack, VisuallyHidden } from '@touchline/ui-kit';
import { startTransition, Suspense, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageEditor, type EditorHandle } from '../features/editor';
import { ConflictDialog } from '../features/pages/conflict-dialog';
import { PageFields } from '../features/pages/page-fields';
import { isUnsaved } from '../features/pages/page-draft';
import { useCreatePage, useDeletePage } from '../features/pages/page-queries';
import { SaveButton, UnsavedBadge } from '../features/pages/save-button';
import { useGuardedLeave } from '../features/pages/use-guarded-leave';
import { useLeftBehind } from '../features/pages/use-left-behind';
import { usePageDraft } from '../features/pages/use-page-draft';
import { useSaveKey } from '../features/pages/use-save-key';
import { cleanContent } from '../shared/content/clean-content';
import { LeaveGuard } from './leave-guard';
import { PageDiscussion } from './page-discussion';
import { PageNotices } from './page-notices';
import { PageTopBar } from './page-top-bar';

interface OpenPageProps {
  page: Page;
  team: Team;
  standing: Standing;
}

/** What a coach sees: the page in the editor, saved as it is written. */
export function PageForEditing({ page, team, standing }: OpenPageProps) {
  const editor = useRef<EditorHandle>(null);
  const content = useRef<HTMLDivElement>(null);
  const [edition, setEdition] = useState(0);
  const { draft, dispatch, save } = usePageDraft(page, (known) => editor.current?.flush() ?? known);
  const isDeleted = useRef(false);
  const blocker = useGuardedLeave(() => !isDeleted.current && isUnsaved(draft));
  const [isPutOff, setPutOff] = useState(false);
  const saveNow = () => {
    setPutOff(false);
    void save();
  };
  useSaveKey(saveNow);
  const leftBehind = useLeftBehind(page, (kept) => {
    dispatch({ type: 'restored', ...kept });
    setEdition((count) => count + 1);
  });

  return (
    <Container width="page">
      <Stack gap="24">
        <TopBar
          page={page}
          team={team}
          saving={<SaveButton draft={draft} onSave={saveNow} />}
          unsaved={<UnsavedBadge draft={draft} />}
          onDeleted={() => (isDeleted.current = true)}
        />
        <PageNotices leftBehind={leftBehind} saving={draft.save} onRetry={saveNow} />
        <VisuallyHidden>
          <Heading level={1}>{draft.values.title || pageTexts.titlePlaceholder}</Heading>
        </VisuallyHidden>
        <PageFields draft={draft} dispatch={dispatch} onTitleDone={() => editor.current?.focus()} />
        <div ref={content}>
          <Suspense fallback={<Preview content={page.content} />}>
            <PageEditor
              key={edition}
              ref={editor}
              content={draft.values.content}
              label={pageTexts.content}
              placeholder={pageTexts.editorPlaceholder}
              onChange={(read) =>
                startTransition(() => dispatch({ type: 'edited', values: { content: read() } }))
              }
            />
          </Suspense>
        </div>
        <PageDiscussion page={page} standing={standing} content={content} />
      </Stack>
      <Conflict
        draft={draft}
        isOpen={!isPutOff}
        onPutOff={() => setPutOff(true)}
        onKeepMine={() => dispatch({ type: 'kept-mine' })}
        onTakeTheirs={() => {
          dispatch({ type: 'took-theirs' });
          setEdition((count) => count + 1);
        }}
      />
      <LeaveGuard blocker={blocker} save={save} />
    </Container>
  );
}

/** Cleans the content only while it is shown. */
function Preview({ content }: { content: string }) {
  return <EditorPreview html={cleanContent(content)} />;
}

interface TopBarProps {
  page: Page;
  team: Team;
  saving: ReactNode;
  unsaved: ReactNode;
  onDeleted: () => void;
}

function TopBar({ page, team, saving, unsaved, onDeleted }: TopBarProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePage(page);
  const navigate = useNavigate();
  const gone = () => {
    onDeleted();
    void navigate(`/teams/${team.id}`);
  };
  return (
    <>
      <PageTopBar
        page={page}
        team={team}
        saving={saving}
        unsaved={unsaved}
        onDelete={() => setAsking(true)}
      />
      <ConfirmDialog
        title={pageTexts.deletePage}
        body={pageTexts.confirmDelete}
        confirmLabel={appTexts.delete}
        cancelLabel={appTexts.cancel}
        tone="danger"
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSuccess: gone })}
      />
    </>
  );
}

type Draft = ReturnType<typeof usePageDraft>['draft'];

interface ConflictProps {
  draft: Draft;
  isOpen: boolean;
  /** Looks at the own text first; saving asks again. */
  onPutOff: () => void;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

function Conflict({ draft, isOpen, onPutOff, onKeepMine, onTakeTheirs }: ConflictProps) {
  const create = useCreatePage(draft.saved.teamId);
  if (draft.save.state !== 'conflict') return null;
  const { title, content, tags } = draft.values;
  const copy = { title: `${pageTexts.copyOf} ${title}`.slice(0, 200), content, tags };
  return (
    <ConflictDialog
      isOpen={isOpen}
      onPutOff={onPutOff}
      theirs={draft.save.theirs}
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
      onCopyMine={() => create.mutate(copy, { onSuccess: onTakeTheirs })}
    />
  );
}
