import { useQuery } from '@tanstack/react-query';
import { pageTexts, tagTexts } from '@touchline/contract';
import { Bleed, Button, TagFilter, TagFilterSkeleton } from '@touchline/ui-kit';
import { useState } from 'react';
import { commonTagsQuery } from '../../shared/api/tag-queries';
import { lazyDialog } from '../../shared/lazy-dialog';
import { inSelectedSpelling } from './selected-spelling';

const AllLabels = lazyDialog(async () => (await import('./all-labels')).AllLabels);

interface TeamLabelsProps {
  teamId: number;
  selected: readonly string[];
  onToggle: (tag: string) => void;
}

/** The most used labels of a team and those that are selected; a dialog searches all. */
export function TeamLabels({ teamId, selected, onToggle }: TeamLabelsProps) {
  const { data: common, isPending } = useQuery(commonTagsQuery(teamId));
  const [isOpen, setOpen] = useState(false);
  if (isPending) return <TagFilterSkeleton />;
  const { tags = [], total = 0 } = common ?? {};
  const shown = [...new Set([...inSelectedSpelling(tags, selected), ...selected])];
  if (shown.length === 0) return null;
  const all = total > tags.length && (
    <Button tone="quiet" size="small" onPress={() => setOpen(true)}>
      {tagTexts.all(total)}
    </Button>
  );
  return (
    <Bleed>
      <TagFilter
        label={pageTexts.filterByLabel}
        tags={shown}
        selected={selected}
        onToggle={onToggle}
        end={all}
      />
      <AllLabels
        teamId={teamId}
        selected={selected}
        onToggle={onToggle}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </Bleed>
  );
}
