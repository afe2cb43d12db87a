import { canSeeHistory, pageTexts, type Page, type Standing, type Team } from '@touchline/contract';
import { Container, EditorPreview, Heading, Stack, VisuallyHidden } from '@touchline/ui-kit';
import { Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageEditor, type EditorHandle } from '../features/editor';
import { PageFields } from '../features/pages/page-fields';
import { isUnsaved } from '../features/pages/page-draft';
import { useCreatePage } from '../features/pages/page-queries';
import { SaveButton, UnsavedBadge } from '../features/pages/save-button';
import { useGuardedLeave } from '../features/pages/use-guarded-leave';
import { useKeptDraft } from '../features/pages/use-kept-draft';
import { useLeftBehind } from '../features/pages/use-left-behind';
import { usePageDraft } from '../features/pages/use-page-draft';
import { useSaveKey } from '../features/pages/use-save-key';
import { cleanContent } from '../shared/content/clean-content';
import { LeaveGuard } from './leave-guard';
import { copyOf, PageConflict } from './page-conflict';
import { PageDeletion } from './page-deletion';
import { PageDiscussion } from './page-discussion';
import { PageNotices } from './page-notices';
import { PageTopBar } from './page-top-bar';
import { SignInAgain } from './sign-in-again';

interface OpenPageProps {
  page: Page;
  team: Team;
  standing: Standing;
}

/** What a coach sees: the page in the editor, saved as it is written. */
export function PageForEditing({ page, team, standing }: OpenPageProps) {
  const editor = useRef<EditorHandle>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const writing = useWriting(page, editor);
  const { draft, dispatch, leftBehind } = writing;

  return (
    <Container width="page">
      <Stack gap="24">
        <PageTopBar
          page={page}
          team={team}
          saving={<SaveButton draft={draft} onSave={writing.saveNow} />}
          unsaved={<UnsavedBadge draft={draft} />}
          historyUrl={canSeeHistory(standing) ? `/pages/${page.id}/history` : undefined}
          onDelete={() => setDeleting(true)}
        />
        <PageNotices
          leftBehind={leftBehind}
          draft={draft}
          isKeeping={writing.isKeeping}
          onRetry={writing.saveNow}
          onSignIn={() => writing.setSigningIn(true)}
          onSaveAsNew={writing.saveAsNew}
          onChoose={() => writing.setPutOff(false)}
        />
        <VisuallyHidden>
          <Heading level={1}>{draft.values.title || pageTexts.titlePlaceholder}</Heading>
        </VisuallyHidden>
        <PageFields draft={draft} dispatch={dispatch} onTitleDone={() => editor.current?.focus()} />
        <div ref={content}>
          <Suspense fallback={<EditorPreview html={cleanContent(page.content)} />}>
            <PageEditor
              key={writing.edition}
              ref={editor}
              content={draft.values.content}
              label={pageTexts.content}
              placeholder={pageTexts.editorPlaceholder}
              onChange={(read) => dispatch({ type: 'edited', values: { content: read() } })}
            />
          </Suspense>
        </div>
        <PageDiscussion page={page} standing={standing} content={content} />
      </Stack>
      <PageConflict
        draft={draft}
        isOpen={!writing.isPutOff}
        onPutOff={() => writing.setPutOff(true)}
        onResolve={writing.resolve}
      />
      <SignInAgain
        isOpen={writing.isSigningIn}
        onOpenChange={writing.setSigningIn}
        onDone={writing.saveNow}
        onSomeoneElse={writing.leaveToOther}
      />
      <PageDeletion page={page} isAsking={isDeleting} onAsk={setDeleting} onDeleted={writing.abandon} />
      <LeaveGuard blocker={writing.blocker} save={writing.save} />
    </Container>
  );
}

/** The draft of a page with all that happens to it: kept, left behind, contested, signed out of, left. */
function useWriting(page: Page, editor: React.RefObject<EditorHandle | null>) {
  const [edition, setEdition] = useState(0);
  const [isPutOff, setPutOff] = useState(false);
  const [isSigningIn, setSigningIn] = useState(false);
  const isAbandoned = useRef(false);
  const navigate = useNavigate();
  const create = useCreatePage(page.teamId);
  const { draft, dispatch, save, take, restore } = usePageDraft(page, {
    read: (known) => editor.current?.flush() ?? known,
    show: (content) => editor.current?.bringIn(content),
  });
  const kept = useKeptDraft(draft);
  const leftBehind = useLeftBehind(page, (found) => {
    kept.adopt(found.place);
    restore(found);
    setEdition((count) => count + 1);
  });
  const blocker = useGuardedLeave(() => !isAbandoned.current && isUnsaved(draft));
  const saveNow = () => {
    setPutOff(false);
    void save();
  };
  useSaveKey(saveNow);

  /** What is not saved here is not missed: it is elsewhere, or was thrown away. */
  const abandon = () => {
    isAbandoned.current = true;
    kept.forget();
  };
  return {
    ...{ draft, dispatch, save, saveNow, abandon, leftBehind, blocker, edition },
    ...{ isPutOff, setPutOff, isSigningIn, setSigningIn },
    isKeeping: kept.isKeeping,
    resolve: (theirs: Page, values: Parameters<typeof take>[0]['values']) => {
      take({ theirs, values });
      void save();
    },
    saveAsNew: () => {
      const moveOn = ({ id }: Page) => {
        abandon();
        void navigate(`/pages/${id}`);
      };
      create.mutate(copyOf(draft.values), { onSuccess: moveOn });
    },
    leaveToOther: () => {
      isAbandoned.current = true;
      location.assign('/');
    },
  };
}
