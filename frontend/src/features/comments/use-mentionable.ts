import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fullName, type TeamMember } from '@touchline/contract';
import type { Mentionable } from '@touchline/ui-kit';
import { useState } from 'react';
import { namesakesQuery } from '../../shared/api/member-list-queries';
import { SEARCH_DELAY_MS, useDebouncedValue } from '../../shared/hooks/use-debounced-value';
import { useDiscussion } from './discussion-context';
import { peopleLike } from './people-like';

/**
 * Suggests members for the letters after an `@`. The first hundred are fetched when the user begins to type, so that they are shown
 * at once; only in larger teams the server searches.
 */
export function useMentionable(isWriting: boolean) {
  const { content, userId } = useDiscussion();
  const { teamId } = content;
  const [typed, setTyped] = useState<string>();
  const wanted = useDebouncedValue(typed ?? '', SEARCH_DELAY_MS);
  const first = useQuery({ ...namesakesQuery(teamId, ''), enabled: isWriting });
  const hasMore = first.data !== undefined && first.data.nextCursor !== null;
  const found = useQuery({
    ...namesakesQuery(teamId, wanted),
    enabled: typed !== undefined && hasMore && wanted !== '',
    placeholderData: keepPreviousData,
  });
  const members = [...(first.data?.members ?? []), ...(hasMore ? (found.data?.members ?? []) : [])];
  const people = mentionable(members, userId);
  return {
    suggest: (name: string) => peopleLike(people, name),
    onType: setTyped,
  };
}

/** Returns distinct members without the author. */
function mentionable(members: readonly TeamMember[], writerId: number): Mentionable[] {
  const others = new Map(members.map((member) => [member.userId, member]));
  others.delete(writerId);
  return [...others.values()].map(({ user }) => ({
    name: user.username,
    label: fullName(user),
    picture: user.avatar,
  }));
}
