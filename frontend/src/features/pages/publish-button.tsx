import { publishingTexts as texts, type Page, type TeamSummary } from '@touchline/contract';
import { Badge, Popover, SkeletonText } from '@touchline/ui-kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useIsPublishing } from './draft-hint';

const PublishPageForm = lazy(async () => ({
  default: (await import('./publish-page-form')).PublishPageForm,
}));

interface PublishButtonProps {
  page: Page;
  team: TeamSummary;
  save: () => Promise<boolean>;
}

/** Opens the form that publishes a draft. Once it is published, a badge is in place of the button and has its focus. */
export function PublishButton({ page, team, save }: PublishButtonProps) {
  const isPublishing = useIsPublishing();
  const [isPublished, setPublished] = useState(false);
  if (!page.isDraft) return isPublished ? <PublishedBadge /> : null;
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
          <PublishPageForm
            page={page}
            team={team}
            save={save}
            onPublished={() => setPublished(true)}
            onClose={close}
          />
        </Suspense>
      )}
    </Popover>
  );
}

function PublishedBadge() {
  const badge = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The sheet on phones makes the page inert until it is gone.
    const frame = requestAnimationFrame(() => badge.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <span ref={badge} tabIndex={-1}>
      <Badge tone="success">{texts.isPublished}</Badge>
    </span>
  );
}
