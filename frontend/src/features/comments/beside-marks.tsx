import { talkTexts } from '@touchline/contract';
import { MarginMark } from '@touchline/ui-kit';
import type { ThreadPlace } from './use-thread-places';

interface BesideMarksProps {
  places: readonly ThreadPlace[];
  onOpen: (ids: readonly number[]) => void;
}

const MARK_HEIGHT_PX = 24;

/** Marks at the edge of the text: one for each block with comments, with their number. */
export function BesideMarks({ places, onOpen }: BesideMarksProps) {
  const byBlock = grouped(places);
  return [...byBlock.values()].map((threads) => {
    const [first] = threads;
    if (!first) return null;
    return (
      <MarginMark
        key={first.id}
        label={talkTexts.mark(threads.length, first.words)}
        count={threads.length}
        place={Math.round(first.top + (first.height - MARK_HEIGHT_PX) / 2)}
        onPress={() => onOpen(threads.map(({ id }) => id))}
      />
    );
  });
}

function grouped(places: readonly ThreadPlace[]): Map<Element | undefined, ThreadPlace[]> {
  const groups = new Map<Element | undefined, ThreadPlace[]>();
  for (const place of places) groups.set(place.block, [...(groups.get(place.block) ?? []), place]);
  return groups;
}
