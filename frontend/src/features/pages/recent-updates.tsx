import { limits, pageTexts, teamNavTexts, teamTexts as texts, type PageSummary } from '@touchline/contract';
import {
  Badge,
  Facts,
  Heading,
  List,
  ListItem,
  ListSkeleton,
  PageIcon,
  RelativeTime,
  Stack,
  StarMark,
  WhiteboardIcon,
} from '@touchline/ui-kit';
import { ListedPages, type PageListProps } from './listed-pages';
import { isWhiteboard } from '../../shared/content/is-whiteboard';
import { ReadStateBadge } from '../../shared/reading/read-state-badge';

/** Pages changed last in a team, with time and author. */
export function RecentUpdates(props: PageListProps) {
  return (
    <Stack gap="12">
      <Heading level={2} size="18">
        {texts.recentHeading}
      </Heading>
      <ListedPages
        {...props}
        limit={limits.recentPages}
        isShort
        skeleton={<ListSkeleton count={limits.cardSkeletons} />}
      >
        {(pages) => (
          <List label={texts.recentHeading}>
            {pages.map((page) => (
              <RecentUpdate key={page.id} page={page} />
            ))}
          </List>
        )}
      </ListedPages>
    </Stack>
  );
}

function RecentUpdate({ page }: { page: PageSummary }) {
  const Icon = isWhiteboard(page) ? WhiteboardIcon : PageIcon;
  return (
    <ListItem
      href={`/pages/${page.id}`}
      start={<Icon size={18} />}
      title={
        page.isStarred ? (
          <>
            {page.title} <StarMark label={teamNavTexts.starred} />
          </>
        ) : (
          page.title
        )
      }
      end={
        page.isDraft ? (
          <Badge tone="warning">{pageTexts.draft}</Badge>
        ) : (
          <ReadStateBadge state={page.readState} />
        )
      }
      detail={
        <Facts>
          <>
            {texts.updatedAgo} <RelativeTime at={page.updatedAt} />
          </>
          {page.creator && `${texts.contributedBy} ${page.creator.username}`}
        </Facts>
      }
    />
  );
}
