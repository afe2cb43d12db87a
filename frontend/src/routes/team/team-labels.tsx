import { useQuery } from '@tanstack/react-query';
import { pageListTexts, tagTexts, type CommonTags, type PageFilter } from '@touchline/contract';
import { Button, FilterIcon, ShowAbove, ShowBelow, TagFilter, TagFilterSkeleton } from '@touchline/ui-kit';
import { useState } from 'react';
import { commonTagsQuery } from '../../shared/api/tag-queries';
import { lazyDialog } from '../../shared/lazy-dialog';
import { inSelectedSpelling } from './selected-spelling';

const AllLabels = lazyDialog(async () => (await import('./all-labels')).AllLabels);

/** Tags beside the search; the others are in the dialog. */
const MAX_SHOWN = 6;

interface TeamLabelsProps {
  teamId: number;
  filter: PageFilter;
  selected: readonly string[];
  onToggle: (tag: string) => void;
  onClear: () => void;
  /** Closes the dialog, such as "Show 5 pages". */
  showLabel: string;
}

/** Tags that filter a team: the most used ones beside the search, on phones behind a button; a dialog searches all. */
export function TeamLabels({ filter, ...props }: TeamLabelsProps) {
  const { teamId, selected, onToggle } = props;
  const { data: common, isPending } = useQuery(commonTagsQuery(teamId, filter));
  const [isOpen, setOpen] = useState(false);
  const { offered, shown, counts, hasMore } = toOffer(common, selected);
  const hasNone = !isPending && offered.length === 0;
  const open = () => setOpen(true);
  return (
    <>
      <ShowBelow breakpoint="tablet">
        <Button icon={FilterIcon} onPress={open} isDisabled={hasNone}>
          {selected.length > 0 ? `${tagTexts.filter} ${selected.length}` : tagTexts.filter}
        </Button>
      </ShowBelow>
      <ShowAbove breakpoint="tablet">
        {isPending && <TagFilterSkeleton />}
        {shown.length > 0 && (
          <TagFilter
            label={pageListTexts.filterByLabel}
            tags={shown}
            counts={counts}
            countLabel={tagTexts.uses}
            selected={selected}
            onToggle={onToggle}
            end={
              hasMore && (
                <Button tone="quiet" size="small" onPress={open}>
                  {tagTexts.moreLabels}
                </Button>
              )
            }
          />
        )}
      </ShowAbove>
      <AllLabels {...props} common={{ tags: offered, counts }} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** Orders the tags: selected ones first, which stay without a hit, then the most used. A server of the build before sends no counts. */
function toOffer(common: Partial<CommonTags> | undefined, selected: readonly string[]) {
  const { tags: used = [], counts: uses = [], total = 0 } = common ?? {};
  const tags = inSelectedSpelling(used, selected);
  const counts = new Map(uses.map((count, index) => [tags[index] ?? '', count]));
  const byUse = tags.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const offered = [...new Set([...selected, ...byUse])];
  const shown = offered.slice(0, Math.max(MAX_SHOWN, selected.length));
  return { offered, shown, counts, hasMore: total > tags.length || offered.length > shown.length };
}
