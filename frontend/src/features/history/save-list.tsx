import { useInfiniteQuery } from '@tanstack/react-query';
import { historyTexts, type Sitting, type WordChange } from '@touchline/contract';
import { NavSkeleton, SaveItem, SaveItems, type WordCounts } from '@touchline/ui-kit';
import type { ContentId } from '../../shared/api/content-queries';
import { LoadFailed } from '../../shared/load-failed';
import { ShowMore } from '../../shared/show-more';
import { savesQuery } from './history-queries';
import { authorOf, type Selection } from './selected-version';
import { useDayFormat } from './use-day-format';

interface SaveListProps {
  content: ContentId;
  sitting: Sitting;
  selected: Selection;
  onSelect: (selection: Selection) => void;
}

/** Saves of a sitting, newest first, by cursor. */
export function SaveList({ content, sitting, selected, onSelect }: SaveListProps) {
  const format = useDayFormat();
  const list = useInfiniteQuery(savesQuery(content, sitting));
  if (list.isLoadingError) return <LoadFailed query={list} />;
  if (!list.data) return <NavSkeleton lines={Math.min(sitting.saves, 5)} />;
  const saves = list.data.pages.flatMap(({ versions }) => versions);
  const times = format.timesOf(saves.map(({ savedAt }) => savedAt));
  const { firstSavedAt, lastSavedAt } = sitting;
  return (
    <>
      <SaveItems label={historyTexts.savesBy(authorOf(sitting), format.times(firstSavedAt, lastSavedAt))}>
        {saves.map(({ version, words }, at) => (
          <SaveItem
            key={version}
            when={times[at] ?? ''}
            words={wordCounts(words)}
            isSelected={selected.version === version && selected.first === undefined}
            onPress={() => onSelect({ version })}
          />
        ))}
      </SaveItems>
      <ShowMore list={list} label={historyTexts.olderSaves} fullWidth />
    </>
  );
}

/** Returns undefined if the words were not counted. */
export const wordCounts = (words: WordChange | null | undefined): WordCounts | undefined =>
  words ? { ...words, label: historyTexts.words(words) } : undefined;
