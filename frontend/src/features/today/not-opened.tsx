import { useQuery } from '@tanstack/react-query';
import { appTexts, todayCalls, todayTexts as texts } from '@touchline/contract';
import { Avatar, Inline, ListSkeleton, Stack, Text } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { LoadFailed } from '../../shared/load-failed';
import { LoadingWords } from '../../shared/loading-words';
import { todayKey } from '../../shared/api/query-keys';

/** The players of the team who have not opened a page since it was published. */
export function NotOpened({ pageId }: { pageId: number }) {
  const list = useQuery({
    queryKey: [...todayKey, 'not-opened', pageId],
    queryFn: () => api(todayCalls.notOpened, { params: { pageId } }),
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
  return (
    <Stack as="ul" gap="12" label={texts.notOpened}>
      {list.data.players.map(({ id, displayName, avatar }) => (
        <Text as="li" key={id}>
          <Inline as="span" gap="12">
            <Avatar name={displayName} src={avatar} size="small" />
            <bdi>{displayName}</bdi>
          </Inline>
        </Text>
      ))}
    </Stack>
  );
}
