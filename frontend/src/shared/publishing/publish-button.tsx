import { publishingTexts as texts, type TeamSummary } from '@touchline/contract';
import { Badge, Popover, SkeletonText } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { ContentId } from '../api/content-queries';
import { lazyContent } from '../lazy-content';
import { useIsPublishing } from './draft-hint';

const PublishContentForm = lazyContent(
  async () => (await import('./publish-content-form')).PublishContentForm,
);

interface PublishButtonProps {
  content: ContentId & { isDraft?: boolean };
  team: TeamSummary;
  save: () => Promise<boolean>;
}

/** Opens the form that publishes a draft. Once it is published, a badge is in place of the button and has its focus. */
export function PublishButton({ content, team, save }: PublishButtonProps) {
  const isPublishing = useIsPublishing();
  const [isPublished, setPublished] = useState(false);
  if (!content.isDraft) return isPublished ? <PublishedBadge /> : null;
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
        <PublishContentForm
          fallback={<SkeletonText lines={6} />}
          content={content}
          team={team}
          save={save}
          onPublished={() => setPublished(true)}
          onClose={close}
        />
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
