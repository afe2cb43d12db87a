import { useInfiniteQuery } from '@tanstack/react-query';
import { pageTexts, tagTexts } from '@touchline/contract';
import { Button, Dialog, SearchField, SkeletonText, Stack, TagFilter, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { LoadFailed } from '../../shared/load-failed';
import { ShowMore } from '../../shared/show-more';
import { tagsQuery } from '../../shared/api/tag-queries';
import { SEARCH_DELAY_MS, useDebouncedValue } from '../../shared/hooks/use-debounced-value';
import { inSelectedSpelling } from './selected-spelling';

interface AllLabelsProps {
  teamId: number;
  selected: readonly string[];
  onToggle: (tag: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All labels of a team, searched by the server. */
export function AllLabels({ isOpen, onOpenChange, ...props }: AllLabelsProps) {
  return (
    <Dialog
      title={tagTexts.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <Button tone="accent" onPress={() => onOpenChange(false)}>
          {tagTexts.done}
        </Button>
      }
    >
      <LabelFinder {...props} />
    </Dialog>
  );
}

function LabelFinder({ teamId, selected, onToggle }: Omit<AllLabelsProps, 'isOpen' | 'onOpenChange'>) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const list = useInfiniteQuery(tagsQuery(teamId, search));
  const tags = list.data?.pages.flatMap((part) => part.tags);
  return (
    <Stack gap="16">
      <SearchField
        autoFocus
        label={tagTexts.search}
        placeholder={tagTexts.search}
        value={text}
        onChange={setText}
      />
      {list.isPending && <SkeletonText lines={6} />}
      {list.isLoadingError && <LoadFailed query={list} />}
      {tags?.length === 0 && (
        <div role="status">
          <Text tone="muted">{tagTexts.noMatch(search)}</Text>
        </div>
      )}
      {tags && tags.length > 0 && (
        <TagFilter
          isWrapped
          label={pageTexts.filterByLabel}
          tags={inSelectedSpelling(tags, selected)}
          selected={selected}
          onToggle={onToggle}
        />
      )}
      <ShowMore list={list} label={tagTexts.more} />
    </Stack>
  );
}
