import type { Page, Standing, TeamSummary } from '@touchline/contract';
import { useEffect, useEffectEvent } from 'react';
import { useDraftHint } from '../../features/pages/draft-hint';
import { PublishButton } from '../../features/pages/publish-button';
import { localDraftStore } from '../../shared/drafts/local-draft-store';
import type { Sharing } from '../../features/pages/share-menu';
import { useUser } from '../../shared/session';
import { PageMenu } from './page-menu';
import { usePageActions } from './use-page-actions';

interface ReaderActionsProps {
  page: Page;
  team: TeamSummary;
  standing: Standing;
  sharing: Sharing;
  /** Called if this browser has unsaved work on the page; undefined once the user turned to reading. */
  onUnsavedFound: (() => void) | undefined;
}

const nothingToSave = { save: () => Promise.resolve(true), abandon: () => undefined };
const isUploading = () => false;

/** Menus of a page that an editor reads, and the button that publishes a draft. */
export function ReaderActions({ page, team, standing, sharing, onUnsavedFound }: ReaderActionsProps) {
  const actions = usePageActions(page, { standing, writing: nothingToSave, isUploading });
  useDraftHint(page, team);
  const { id: userId } = useUser();
  const report = useEffectEvent(() => onUnsavedFound?.());
  useEffect(() => {
    localDraftStore.findRecoverable(userId, { kind: 'page', id: page.id }).then(
      (found) => found.length > 0 && report(),
      () => undefined,
    );
  }, [userId, page.id]);
  return (
    <>
      <PageMenu sharing={sharing} actions={actions.entries} onOpen={actions.load} />
      <PublishButton page={page} team={team} save={nothingToSave.save} />
      {actions.dialogs}
    </>
  );
}
