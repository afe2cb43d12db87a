import { useInfiniteQuery } from '@tanstack/react-query';
import { historyTexts, type Sitting } from '@touchline/contract';
import { Badge, Inline, NavItem, NavList, NavSkeleton, Stack } from '@touchline/ui-kit';
import type { ContentId } from '../../shared/api/content-queries';
import { LoadFailed } from '../../shared/load-failed';
import { ShowMore } from '../../shared/show-more';
import { useTimeFormat } from '../../shared/time-format';
import { savesQuery } from './history-queries';
import { authorOf, type Selection } from './selected-version';
import { sittingTimes } from './sitting-times';

interface SaveListProps {
  content: ContentId;
  sitting: Sitting;
  selected: Selection;
  onSelect: (selection: Selection) => void;
  /** True if the sitting ends with the latest version. */
  isCurrent: boolean;
}

/** Saves of a sitting, newest first, by cursor. */
export function SaveList({ content, sitting, selected, onSelect, isCurrent }: SaveListProps) {
  const times = useTimeFormat();
  const list = useInfiniteQuery(savesQuery(content, sitting));
  if (list.isLoadingError) return <LoadFailed query={list} />;
  if (!list.data) return <NavSkeleton lines={Math.min(sitting.saves, 5)} />;
  const saves = list.data.pages.flatMap(({ versions }) => versions);
  return (
    <Stack gap="8">
      <NavList label={historyTexts.savesBy(authorOf(sitting), sittingTimes(sitting, times))}>
        {saves.map(({ version, savedAt }) => (
          <NavItem
            key={version}
            isCurrent={selected.version === version && selected.first === undefined}
            onPress={() => onSelect({ version })}
            detail={times.seconds(savedAt)}
          >
            <Inline gap="8" align="center">
              {`${historyTexts.version} ${version}`}
              {isCurrent && version === sitting.lastVersion && (
                <Badge tone="accent">{historyTexts.currentVersion}</Badge>
              )}
            </Inline>
          </NavItem>
        ))}
      </NavList>
      <ShowMore list={list} label={historyTexts.olderSaves} fullWidth />
    </Stack>
  );
}
