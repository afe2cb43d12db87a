import { useInfiniteQuery } from '@tanstack/react-query';
import { historyTexts, type Sitting } from '@touchline/contract';
import { Badge, Disclosure, Facts, Inline, NavLink, NavList, RelativeTime, Stack } from '@touchline/ui-kit';
import type { ContentId } from '../../shared/api/content-queries';
import { ShowMore } from '../../shared/show-more';
import { useTimeFormat } from '../../shared/time-format';
import { sittingsQuery } from './history-queries';
import { SaveList } from './save-list';
import { authorOf, sittingOf, type Selection } from './selected-version';
import { sittingTimes } from './sitting-times';

interface SittingListProps {
  content: ContentId;
  selected: Selection;
  onSelect: (selection: Selection) => void;
  /** Sittings expanded or collapsed by the user, by their first version. */
  unfolded: Unfolded;
  onUnfold: (firstVersion: number, isUnfolded: boolean) => void;
}

export type Unfolded = Readonly<Record<number, boolean>>;

/** Sittings of a page or play with author and time, newest first, by cursor. */
export function SittingList(props: SittingListProps) {
  const list = useInfiniteQuery(sittingsQuery(props.content));
  const sittings = list.data?.pages.flatMap((page) => page.sittings) ?? [];
  const current = sittings[0]?.lastVersion;
  return (
    <Stack gap="12">
      <NavList label={historyTexts.versions}>
        {sittings.map((sitting) => (
          <SittingRow
            key={sitting.firstVersion}
            {...props}
            sitting={sitting}
            isCurrent={sitting.lastVersion === current}
          />
        ))}
      </NavList>
      <ShowMore list={list} label={historyTexts.olderVersions} fullWidth />
    </Stack>
  );
}

interface SittingRowProps extends SittingListProps {
  sitting: Sitting;
  /** True if it ends with the latest version. */
  isCurrent: boolean;
}

/** A sitting; one with several saves expands to list them, and is expanded while one of them is selected. */
function SittingRow(props: SittingRowProps) {
  const { content, sitting, selected, onSelect, unfolded, onUnfold, isCurrent } = props;
  const { firstVersion, lastVersion, saves, words } = sitting;
  const times = sittingTimes(sitting, useTimeFormat());
  const own = sittingOf(sitting);
  const isSelected = selected.version === own.version && selected.first === own.first;
  const isInside = firstVersion <= selected.version && selected.version <= lastVersion;
  const counted = [
    saves > 1 && historyTexts.saves(saves),
    words !== null && historyTexts.words(words),
  ].filter((text) => text !== false);
  const line = (
    <NavLink
      isCurrent={isSelected}
      onPress={() => onSelect(own)}
      detail={
        <Facts>
          {authorOf(sitting)}
          {times}
        </Facts>
      }
      moreDetail={counted.length > 0 && <Facts>{counted}</Facts>}
    >
      <Inline gap="8" align="center">
        <RelativeTime at={sitting.lastSavedAt} format="distance" />
        {isCurrent && <Badge tone="accent">{historyTexts.currentVersion}</Badge>}
      </Inline>
    </NavLink>
  );
  if (saves === 1) return <li>{line}</li>;
  const isExpanded = unfolded[firstVersion] ?? (isInside && !isSelected);
  const label = isExpanded ? historyTexts.hideSaves : historyTexts.showSaves;
  return (
    <li>
      <Disclosure
        label={label(`${historyTexts.saves(saves)}, ${authorOf(sitting)}, ${times}`)}
        toggleAt="end"
        isExpanded={isExpanded}
        onToggle={(isUnfolded) => onUnfold(firstVersion, isUnfolded)}
        summary={line}
      >
        <SaveList
          content={content}
          sitting={sitting}
          selected={selected}
          onSelect={onSelect}
          isCurrent={isCurrent}
        />
      </Disclosure>
    </li>
  );
}
