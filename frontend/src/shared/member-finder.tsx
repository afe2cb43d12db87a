import { useInfiniteQuery } from '@tanstack/react-query';
import { memberTexts, userTexts, type MemberSort, type TeamMember } from '@touchline/contract';
import { FilterRow, List, SearchField, SkeletonText, Stack, Text } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { LoadFailed } from './load-failed';
import { membersQuery } from './api/member-list-queries';
import { ShowMore } from './show-more';
import { SEARCH_DELAY_MS, useDebouncedValue } from './hooks/use-debounced-value';

interface FoundMembersProps {
  teamId: number;
  sort?: MemberSort;
  skeleton?: ReactNode;
  /** A button beside the search. */
  action?: ReactNode;
  /** Renders the loaded members; `isWhole` if there are no more. */
  children: (members: TeamMember[], isWhole: boolean) => ReactNode;
}

/** Members of a team, searched by the server: a large team does not fit in the browser. */
export function FoundMembers(props: FoundMembersProps) {
  const { teamId, sort = 'role', skeleton = <SkeletonText lines={6} />, action, children } = props;
  const [text, setText] = useState('');
  const search = useDebouncedValue(text.trim(), SEARCH_DELAY_MS);
  const list = useInfiniteQuery(membersQuery(teamId, search, sort));
  const members = list.data?.pages.flatMap((part) => part.members);
  const field = (
    <SearchField label={userTexts.search} placeholder={userTexts.search} value={text} onChange={setText} />
  );
  return (
    <Stack gap="12">
      {action ? <FilterRow search={field}>{action}</FilterRow> : field}
      {list.isPending && skeleton}
      {list.isLoadingError && <LoadFailed query={list} />}
      {members?.length === 0 && (
        <div role="status">
          <Text tone="muted">{search === '' ? userTexts.none : userTexts.noMatch(search)}</Text>
        </div>
      )}
      {members && members.length > 0 && children(members, !list.hasNextPage)}
      <ShowMore list={list} label={memberTexts.more} />
    </Stack>
  );
}

interface MemberFinderProps {
  teamId: number;
  /** Accessible name of the list. */
  label: string;
  /** Renders a member as a list item. */
  children: (member: TeamMember) => ReactNode;
}

/** A searchable list of the members of a team, staff first. */
export const MemberFinder = ({ teamId, label, children }: MemberFinderProps) => (
  <FoundMembers teamId={teamId}>
    {(members) => <List label={label}>{members.map(children)}</List>}
  </FoundMembers>
);
