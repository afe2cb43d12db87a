import { useInfiniteQuery } from '@tanstack/react-query';
import { historyTexts, type PageVersionHead } from '@touchline/contract';
import { Badge, Inline, NavItem, NavList, RelativeTime, Stack } from '@touchline/ui-kit';
import { ShowMore } from '../../shared/show-more';
import { historyQuery } from './history-queries';

interface VersionListProps {
  pageId: number;
  /** The one that is open. */
  selected: number | undefined;
  onSelect: (version: number) => void;
}

/** Who saved the page when, newest first, more as one asks for them. */
export function VersionList({ pageId, selected, onSelect }: VersionListProps) {
  const list = useInfiniteQuery(historyQuery(pageId));
  const versions = list.data?.pages.flatMap((page) => page.versions) ?? [];
  return (
    <Stack gap="12">
      <NavList label={historyTexts.versions}>
        {versions.map((head, place) => (
          <NavItem
            key={head.version}
            isCurrent={head.version === selected}
            onPress={() => onSelect(head.version)}
            detail={authorOf(head)}
          >
            <Inline gap="8" align="center">
              <RelativeTime at={head.savedAt} format="distance" />
              {place === 0 && <Badge tone="accent">{historyTexts.currentVersion}</Badge>}
            </Inline>
          </NavItem>
        ))}
      </NavList>
      <ShowMore list={list} label={historyTexts.olderVersions} fullWidth />
    </Stack>
  );
}

export const authorOf = ({ savedBy }: PageVersionHead) => savedBy?.username ?? historyTexts.unknownAuthor;
