import { useQuery } from '@tanstack/react-query';
import {
  appTexts,
  userTexts,
  todayCalls,
  todayTexts as texts,
  type NotOpened as NotOpenedPlayers,
} from '@touchline/contract';
import { Avatar, Inline, ListSkeleton, SearchField, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import type { ContentId } from '../../shared/api/content-queries';
import { LoadFailed } from '../../shared/load-failed';
import { LoadingWords } from '../../shared/loading-words';
import { MAX_UNSEARCHED } from '../../shared/max-unsearched';
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

function Players({ players }: NotOpenedPlayers) {
  const [text, setText] = useState('');
  const typed = text.trim().toLowerCase();
  const found = players.filter(({ displayName }) => displayName.toLowerCase().includes(typed));
  return (
    <Stack gap="16">
      {players.length > MAX_UNSEARCHED && (
        <SearchField
          label={userTexts.search}
          placeholder={userTexts.search}
          value={text}
          onChange={setText}
        />
      )}
      {found.length === 0 && (
        <div role="status">
          <Text tone="muted">{userTexts.noMatch(text.trim())}</Text>
        </div>
      )}
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
    </Stack>
  );
}
