import { useInfiniteQuery } from '@tanstack/react-query';
import { pageListTexts, tagTexts } from '@touchline/contract';
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
  onClear: () => void;
  showLabel: string;
  /** The tags that are listed until the user searches, with their counts. */
  common: { tags: readonly string[]; counts: ReadonlyMap<string, number> };
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** All labels of a team, searched by the server. */
export function AllLabels({ isOpen, onOpenChange, onClear, showLabel, ...props }: AllLabelsProps) {
  return (
    <Dialog
      title={tagTexts.title}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          {props.selected.length > 0 && (
            <Button tone="quiet" onPress={onClear}>
              {tagTexts.clear}
            </Button>
          )}
          <Button tone="accent" onPress={() => onOpenChange(false)}>
            {showLabel}
          </Button>
        </>
      }
    >
      <LabelFinder {...props} />
    </Dialog>
  );
}

type LabelFinderProps = Pick<AllLabelsProps, 'teamId' | 'selected' | 'onToggle' | 'common'>;

function LabelFinder({ teamId, selected, onToggle, common }: LabelFinderProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const [isAll, setAll] = useState(false);
  const isSearched = isAll || search !== '';
  const list = useInfiniteQuery({ ...tagsQuery(teamId, search), enabled: isSearched });
  const found = list.data?.pages.flatMap((part) => part.tags);
  const tags = isSearched ? found : common.tags;
  return (
    <Stack gap="16">
      <SearchField
        autoFocus
        label={tagTexts.search}
        placeholder={tagTexts.search}
        value={text}
        onChange={setText}
      />
      {isSearched && list.isPending && <SkeletonText lines={6} />}
      {list.isLoadingError && <LoadFailed query={list} />}
      <NoMatch search={search} found={found} />
      {tags && tags.length > 0 && (
        <TagFilter
          isWrapped
          label={pageListTexts.filterByLabel}
          tags={inSelectedSpelling(tags, selected)}
          counts={isSearched ? undefined : common.counts}
          countLabel={tagTexts.uses}
          selected={selected}
          onToggle={onToggle}
        />
      )}
      {isSearched && <ShowMore list={list} label={tagTexts.more} />}
      {!isSearched && <ListAll onPress={() => setAll(true)} />}
    </Stack>
  );
}

function ListAll({ onPress }: { onPress: () => void }) {
  return (
    <Button tone="quiet" onPress={onPress}>
      {tagTexts.more}
    </Button>
  );
}

function NoMatch({ search, found }: { search: string; found: readonly string[] | undefined }) {
  if (search === '' || found?.length !== 0) return null;
  return (
    <div role="status">
      <Text tone="muted">{tagTexts.noMatch(search)}</Text>
    </div>
  );
}
