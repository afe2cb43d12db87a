import { limits, teamTexts as texts, type PageSummary } from '@touchline/contract';
import {
  Facts,
  Heading,
  List,
  ListItem,
  PageIcon,
  RelativeTime,
  Skeleton,
  Stack,
  WhiteboardIcon,
} from '@touchline/ui-kit';
import { ListedPages, type PageListProps } from './listed-pages';
import { isWhiteboard } from '../../shared/content/is-whiteboard';

/** Pages changed last in a team, with time and author. */
export function RecentUpdates(props: PageListProps) {
  return (
    <Stack gap="12">
      <Heading level={2} size="18">
        {texts.recentHeading}
      </Heading>
      <ListedPages {...props} limit={limits.recentPages} isShort skeleton={<RecentUpdatesSkeleton />}>
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
      title={page.title}
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

/** Skeleton of the recent updates. */
export function RecentUpdatesSkeleton() {
  return (
    <List label={texts.recentHeading}>
      {Array.from({ length: limits.cardSkeletons }, (_, index) => (
        <ListItem
          key={index}
          title={<Skeleton shape="text" width="40%" />}
          detail={<Skeleton shape="text" width="60%" />}
        />
      ))}
    </List>
  );
}
