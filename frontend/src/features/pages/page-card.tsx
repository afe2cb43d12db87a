import { limits, pageListTexts, pageTexts, teamNavTexts, type PageSummary } from '@touchline/contract';
import {
  Badge,
  Card,
  Facts,
  Heading,
  Inline,
  RelativeTime,
  SelectionMarkSpace,
  Stack,
  StarMark,
  TagRow,
  Text,
  WhiteboardIcon,
} from '@touchline/ui-kit';
import { isWhiteboard } from '../../shared/content/is-whiteboard';
import { ReadStateBadge } from '../../shared/reading/read-state-badge';

interface PageCardProps {
  page: PageSummary;
  /** Has space for the mark that selects it. */
  isSelectable?: boolean;
}

/** Card of a page. */
export function PageCard({ page, isSelectable }: PageCardProps) {
  return (
    <Card href={`/pages/${page.id}`} padding="16">
      <Stack gap="8">
        <Inline gap="8" align="center">
          {isWhiteboard(page) && <WhiteboardIcon size={18} />}
          <Heading level={2} size="16" truncate isUserText>
            {page.title}
          </Heading>
          {page.isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
          <ReadStateBadge state={page.readState} />
          {page.isStarred && <StarMark label={teamNavTexts.starred} />}
          {isSelectable && <SelectionMarkSpace />}
        </Inline>
        <Text size="14" tone="muted" lines={3} isUserText>
          {page.preview || pageListTexts.noContentCard}
        </Text>
        {page.tags.length > 0 && <TagRow tags={page.tags} max={limits.cardTags} />}
        <Text size="12" tone="muted">
          <Facts>
            {page.updatedBy?.displayName}
            <RelativeTime at={page.updatedAt} />
          </Facts>
        </Text>
      </Stack>
    </Card>
  );
}
