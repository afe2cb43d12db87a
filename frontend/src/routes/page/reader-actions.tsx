import type { Page, Standing, TeamSummary } from '@touchline/contract';
import { useDraftHint } from '../../shared/publishing/draft-hint';
import { PublishButton } from '../../shared/publishing/publish-button';
import { useUnsavedFound } from '../../shared/drafts/use-unsaved-found';
import type { Sharing } from '../../features/pages/share-menu';
import { PageMenu } from './page-menu';
import { usePageActions } from './use-page-actions';
import type { Mode } from '../shared/content-mode';
import { useOpenForEditing } from '../shared/use-open-for-editing';

interface ReaderActionsProps {
  page: Page;
  team: TeamSummary;
  standing: Standing;
  sharing: Sharing;
  mode: Mode;
}

const nothingToSave = { save: () => Promise.resolve(true), abandon: () => undefined };
const isUploading = () => false;

/** Menus of a page that an editor reads, and the button that publishes a draft. */
export function ReaderActions({ page, team, standing, sharing, mode }: ReaderActionsProps) {
  const actions = usePageActions(page, { standing, writing: nothingToSave, isUploading });
  useDraftHint({ kind: 'page', id: page.id }, team);
  useUnsavedFound({ kind: 'page', id: page.id }, mode.isTurned ? undefined : mode.edit);
  useOpenForEditing(mode);
  return (
    <>
      <PageMenu sharing={sharing} actions={actions.entries} onOpen={actions.load} />
      <PublishButton content={{ ...page, kind: 'page' }} team={team} save={nothingToSave.save} />
      {actions.dialogs}
    </>
  );
}
