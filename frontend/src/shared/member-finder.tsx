import { useInfiniteQuery } from '@tanstack/react-query';
import { memberTexts, userTexts, type TeamMember } from '@touchline/contract';
import { List, SearchField, SkeletonText, Stack, Text } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import { membersQuery } from './api/member-list-queries';
import { ShowMore } from './show-more';
import { SEARCH_DELAY_MS, useDebouncedValue } from './hooks/use-debounced-value';

interface MemberFinderProps {
  teamId: number;
  /** Accessible name of the list. */
  label: string;
  /** Renders a member as a list item. */
  children: (member: TeamMember) => ReactNode;
}

/** Members of a team, searched by the server: a large team does not fit in the browser. */
export function MemberFinder({ teamId, label, children }: MemberFinderProps) {
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const list = useInfiniteQuery(membersQuery(teamId, search));
  const members = list.data?.pages.flatMap((part) => part.members);
  return (
    <Stack gap="12">
      <SearchField label={userTexts.search} placeholder={userTexts.search} value={text} onChange={setText} />
      {list.isPending && <SkeletonText lines={6} />}
      {list.isLoadingError && <LoadFailed query={list} />}
      {members?.length === 0 && (
        <div role="status">
          <Text tone="muted">{search === '' ? userTexts.none : userTexts.noMatch(search)}</Text>
        </div>
      )}
      {members && members.length > 0 && <List label={label}>{members.map(children)}</List>}
      <ShowMore list={list} label={memberTexts.more} />
    </Stack>
  );
}
