import { useQuery } from '@tanstack/react-query';
import {
  appTexts,
  userTexts,
  todayCalls,
  todayTexts as texts,
  type NotOpened as NotOpenedPlayers,
} from '@touchline/contract';
import { Avatar, Inline, ListSkeleton, Stack, Text } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import type { ContentId } from '../../shared/api/content-queries';
import { LoadFailed } from '../../shared/load-failed';
import { LoadingWords } from '../../shared/loading-words';
import { SearchedPeople } from '../../shared/people/searched-people';
import { todayKey } from '../../shared/api/query-keys';

const reads = {
  page: (pageId: number) => api(todayCalls.notOpened, { params: { pageId } }),
  play: (playId: number) => api(todayCalls.playNotOpened, { params: { playId } }),
};

/** The players of the team who have not opened a page or play since it was published. */
export function NotOpened({ kind, id }: ContentId) {
  const list = useQuery({
    queryKey: [...todayKey, 'not-opened', kind, id],
    queryFn: () => reads[kind](id),
  });
  if (list.isPending)
    return (
      <>
        <LoadingWords>{appTexts.loading}</LoadingWords>
        <ListSkeleton count={3} />
      </>
    );
  if (list.isLoadingError) return <LoadFailed query={list} />;
  if (list.data.players.length === 0) return <Text tone="muted">{texts.allOpened}</Text>;
  return <Players players={list.data.players} />;
}

const Players = ({ players }: NotOpenedPlayers) => (
  <Stack gap="16">
    <SearchedPeople people={players} label={userTexts.search} wordsOf={({ displayName }) => displayName}>
      {(found) => (
        <Stack as="ul" gap="12" label={texts.notOpened}>
          {found.map(({ id, displayName, avatar }) => (
            <Text as="li" key={id}>
              <Inline as="span" gap="12">
                <Avatar name={displayName} src={avatar} size="small" />
                <bdi>{displayName}</bdi>
              </Inline>
            </Text>
          ))}
        </Stack>
      )}
    </SearchedPeople>
  </Stack>
);
