import { pageTexts, type ContentKind, type Page, type Standing, type TeamSummary } from '@touchline/contract';
import {
  Badge,
  Container,
  media as breakpoints,
  PageFrame,
  Spacer,
  Stack,
  ThreadMargin,
  useMedia,
} from '@touchline/ui-kit';
import { startTransition, useState, type ReactNode, type RefObject } from 'react';
import { CategoryMenu } from '../../features/categories/category-select';
import { PageTrail } from '../../features/categories/category-trail';
import { PageEditor, type EditorHandle } from '../../features/editor';
import { TagsField, TitleField } from '../../shared/drafts/content-fields';
import { SaveButton, UnsavedBadge } from '../../shared/drafts/save-button';
import { useDraftHint } from '../../shared/publishing/draft-hint';
import { PublishButton } from '../../shared/publishing/publish-button';
import { useIsLong } from '../../shared/reading/contents';
import type { ReadContent } from '../../shared/reading/read-content';
import type { Changes } from '../../shared/reading/use-changes';
import { ContentDiscussion } from './discussion-below';
import type { Mode } from './content-mode';
import type { RenderWriters } from './content-top-bar';
import { EditingAuthorLine } from './editing-author-line';
import { MentionedIn } from './mentioned-in';
import { ModeButton } from './mode-button';
import { Neighbours } from './neighbours';
import type { usePageMedia } from './use-page-media';
import { useTurnToReading } from './use-turn-to-reading';
import { Writers } from './writers';
import type { Writing } from './writing/use-writing';
import { WritingNotices } from './writing/writing-notices';

/** Props of both a page and a play that is edited. */
export interface EditingProps {
  team: TeamSummary;
  standing: Standing;
  mode: Mode;
  changes: Changes;
}

/** Parts of the top bar that do not depend on the kind of content. */
interface EditingBar {
  saving: ReactNode;
  unsaved: ReactNode;
  mode: ReactNode;
  writers: RenderWriters;
  /** Publishes a draft; on phones it is below the bar. */
  publish: ReactNode;
}

interface EditingScreenProps extends EditingProps {
  kind: ContentKind;
  /** The stored page or play; the title of a play is its name. */
  content: ReadContent & Pick<Page, 'categoryId'>;
  editor: RefObject<EditorHandle | null>;
  writing: Writing;
  media: ReturnType<typeof usePageMedia>;
  texts: { title: string; untitled: string; text: string; emptyText: string };
  titleError: string | undefined;
  /** The part that has the focus and is selected after the page was created. */
  start?: 'title' | 'text';
  bar: (parts: EditingBar) => ReactNode;
  /** Fields above the text. */
  fields?: ReactNode;
  /** Dialogs and the like. */
  children: ReactNode;
}

/** A page or play for users who may edit it, autosaved. */
export function EditingScreen(props: EditingScreenProps) {
  const { kind, content, team, mode, changes, editor, writing, texts, start } = props;
  const { draft, dispatch, save } = writing;
  const { id, version, isDraft } = content;
  const { isUploading } = props.media;
  const [toolbar, setToolbar] = useState<HTMLDivElement | null>(null);
  const [simplified, setSimplified] = useState<number>();
  const hasContents = useIsLong(content.content);
  const isPhone = useMedia(breakpoints.belowTablet);
  useDraftHint({ kind, id }, team);
  const { read, showChanges } = useTurnToReading({ version, save, mode, changes, isUploading });
  const writers: RenderWriters = (otherwise) => <Writers content={{ kind, id }}>{otherwise}</Writers>;
  const unsaved = <UnsavedBadge draft={draft} />;
  const publish = <PublishButton content={{ kind, id, isDraft }} team={team} save={save} />;
  const title = (
    <TitleField
      draft={draft}
      dispatch={dispatch}
      label={texts.title}
      placeholder={texts.untitled}
      error={props.titleError}
      isSelected={start === 'title'}
      onDone={() => editor.current?.focus()}
    />
  );
  return (
    <Container width="page" margin={hasContents && <span />} hasThreads>
      <PageFrame
        bar={props.bar({
          saving: <SaveButton draft={draft} onSave={writing.saveNow} isSecondary={isDraft} />,
          unsaved,
          mode: <ModeButton isEditing isFocused={mode.isTurned && start === undefined} onPress={read} />,
          writers,
          publish: !isPhone && publish,
        })}
        trail={
          <>
            <PageTrail page={content} team={team} />
            {isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
            <Spacer />
            {writers()}
            {unsaved}
            {isPhone && publish}
          </>
        }
        title={title}
        details={<EditingAuthorLine content={content} changes={changes} onShowChanges={showChanges} />}
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
        <EditingBody {...props} toolbar={toolbar} onSimplified={() => setSimplified(draft.saved.version)} />
      </PageFrame>
      <WritingNotices writing={writing} simplified={simplified} isUploading={isUploading} />
      {props.media.library}
      {props.children}
    </Container>
  );
}

interface EditingBodyProps extends EditingScreenProps {
  toolbar: HTMLDivElement | null;
  onSimplified: () => void;
}

/** Fields and text, what mentions them, the neighbours of the category, and the discussion. */
function EditingBody(props: EditingBodyProps) {
  const { kind, content, team, standing, editor, writing, texts, media } = props;
  const [text, setText] = useState<HTMLDivElement | null>(null);
  const [margin, setMargin] = useState<HTMLDivElement | null>(null);
  const [selectionTools, setSelectionTools] = useState<HTMLDivElement | null>(null);
  return (
    <Stack gap="24">
      <Stack gap="16">
        {props.fields}
        <div ref={setText}>
          <PageEditor
            key={writing.edition}
            ref={editor}
            label={texts.text}
            placeholder={texts.emptyText}
            toolbarSlot={props.toolbar}
            selectionSlot={selectionTools}
            content={writing.draft.values.content}
            autoFocus={props.start === 'text'}
            onChange={(readContent) => startTransition(() => writing.write(readContent()))}
            onSimplified={props.onSimplified}
            {...media.editing}
          />
        </div>
      </Stack>
      <ThreadMargin ref={setMargin} />
      <MentionedIn content={{ kind, id: content.id }} />
      <Neighbours kind={kind} content={content} />
      <ContentDiscussion
        kind={kind}
        id={content.id}
        teamId={team.id}
        standing={standing}
        text={text}
        margin={margin}
        takeTools={setSelectionTools}
      />
    </Stack>
  );
}
