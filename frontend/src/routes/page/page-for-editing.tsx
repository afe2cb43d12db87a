import { pageRules, pageListTexts, pageTexts, type Page } from '@touchline/contract';
import { useRef } from 'react';
import type { EditorHandle } from '../../features/editor';
import { useWritingStart } from '../../features/pages/new-page';
import { EditingScreen, type EditingProps } from '../shared/editing-screen';
import { usePageMedia } from '../shared/use-page-media';
import { useWriting } from '../shared/writing/use-writing';
import { PageMenu } from './page-menu';
import { PageTopBar } from './page-top-bar';
import { useDraftedPage } from './use-drafted-page';
import { usePageActions } from './use-page-actions';

/** A page for users who may edit it, autosaved. */
export function PageForEditing({ page, ...open }: EditingProps & { page: Page }) {
  const { team, standing } = open;
  const editor = useRef<EditorHandle>(null);
  const media = usePageMedia(team.id, editor);
  const { isUploading } = media;
  const writing = useWriting(page, { editor, isUploading, ...useDraftedPage(page) });
  const actions = usePageActions(page, { standing, writing, isUploading });
  return (
    <EditingScreen
      {...open}
      kind="page"
      content={page}
      editor={editor}
      writing={writing}
      media={media}
      texts={texts}
      titleError={pageRules.pageTitle(writing.draft.values.title)}
      start={useWritingStart(page)}
      bar={({ publish, ...parts }) => (
        <PageTopBar
          page={page}
          team={team}
          {...parts}
          menu={(sharing) => (
            <>
              <PageMenu sharing={sharing} actions={actions.entries} onOpen={actions.load} />
              {publish}
            </>
          )}
        />
      )}
    >
      {actions.dialogs}
    </EditingScreen>
  );
}

const texts = {
  title: pageTexts.title,
  untitled: pageTexts.titlePlaceholder,
  text: pageTexts.content,
  emptyText: pageListTexts.editorPlaceholder,
};
