import { publishingTexts as texts, type Page, type TeamSummary } from '@touchline/contract';
import { Popover, SkeletonText } from '@touchline/ui-kit';
import { lazy, Suspense } from 'react';
import { useIsPublishing } from './draft-hint';

const PublishForm = lazy(async () => ({ default: (await import('./publish-form')).PublishForm }));

interface PublishButtonProps {
  page: Page;
  team: TeamSummary;
  save: () => Promise<boolean>;
}

/** Opens the form that publishes a draft; nothing for a published page. */
export function PublishButton({ page, team, save }: PublishButtonProps) {
  const isPublishing = useIsPublishing();
  if (!page.isDraft) return null;
  return (
    <Popover
      label={texts.publish}
      tone="accent"
      size="small"
      sheetTitle={texts.publishTo(team.name)}
      isSheetFitted
      isInitiallyOpen={isPublishing}
    >
      {(close) => (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <PublishForm page={page} team={team} save={save} onClose={close} />
        </Suspense>
      )}
    </Popover>
  );
}
