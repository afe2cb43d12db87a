import { useInfiniteQuery } from '@tanstack/react-query';
import { historyTexts, type Sitting } from '@touchline/contract';
import { Heading, SittingItem, SittingList as SittingsOfDay, Stack } from '@touchline/ui-kit';
import type { ContentId } from '../../shared/api/content-queries';
import { ShowMore } from '../../shared/show-more';
import { groupByDay, type DayFormat } from './day-format';
import { sittingsQuery } from './history-queries';
import { SaveList, wordCounts } from './save-list';
import { authorOf, isSelected, sittingOf, type Selection } from './selected-version';
import { useDayFormat } from './use-day-format';
import { noteOf, versionBadges } from './version-badges';

interface SittingListProps {
  content: ContentId;
  selected: Selection;
  onSelect: (selection: Selection) => void;
  /** Sittings expanded or collapsed by the user, by their first version. */
  unfolded: Unfolded;
  onUnfold: (firstVersion: number, isUnfolded: boolean) => void;
}

export type Unfolded = Readonly<Record<number, boolean>>;

/** Sittings of a page or play by day, newest first, by cursor. */
export function SittingList(props: SittingListProps) {
  const format = useDayFormat();
  const list = useInfiniteQuery(sittingsQuery(props.content));
  const sittings = list.data?.pages.flatMap((page) => page.sittings) ?? [];
  const current = sittings[0]?.lastVersion;
  return (
    <section aria-label={historyTexts.versions}>
      <Stack gap="24">
        {groupByDay(sittings, format).map((day) => (
          <Stack key={day.heading} gap="8">
            <Heading level={2} size="14">
              {day.heading}
            </Heading>
            <SittingsOfDay label={day.heading}>
              {day.sittings.map((sitting) => (
                <SittingRow
                  key={sitting.firstVersion}
                  {...props}
                  sitting={sitting}
                  isCurrent={sitting.lastVersion === current}
                  format={format}
                />
              ))}
            </SittingsOfDay>
          </Stack>
        ))}
        <ShowMore list={list} label={historyTexts.olderVersions} fullWidth />
      </Stack>
    </section>
  );
}

interface SittingRowProps extends SittingListProps {
  sitting: Sitting;
  /** True if it ends with the latest version. */
  isCurrent: boolean;
  format: DayFormat;
}

/** A sitting; one with several saves expands to list them, and is expanded while one of them is selected. */
function SittingRow(props: SittingRowProps) {
  const { content, sitting, selected, onSelect, unfolded, onUnfold, isCurrent, format } = props;
  const { firstVersion, lastVersion, saves, savedBy } = sitting;
  const isWhole = isSelected(selected, sitting);
  const isInside = firstVersion <= selected.version && selected.version <= lastVersion;
  const isExpanded = unfolded[firstVersion] ?? (isInside && !isWhole);
  const count = historyTexts.saves(saves);
  return (
    <SittingItem
      name={authorOf(sitting)}
      picture={savedBy?.avatar}
      when={format.times(sitting.firstSavedAt, sitting.lastSavedAt)}
      count={saves > 1 ? count : undefined}
      words={wordCounts(sitting.words)}
      badges={versionBadges(sitting, isCurrent, format)}
      note={noteOf(sitting)}
      isSelected={isWhole}
      onPress={() => onSelect(sittingOf(sitting))}
      saves={
        saves === 1
          ? undefined
          : {
              toggleLabel: isExpanded ? historyTexts.hideSaves(count) : historyTexts.showSaves(count),
              isExpanded,
              onToggle: (isUnfolded) => onUnfold(firstVersion, isUnfolded),
              content: (
                <SaveList content={content} sitting={sitting} selected={selected} onSelect={onSelect} />
              ),
            }
      }
    />
  );
}
