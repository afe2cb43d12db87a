import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  accountSettingsCalls,
  latestNews,
  todayTexts as texts,
  type TeamSummary,
  type User,
} from '@touchline/contract';
import { Text } from '@touchline/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../../shared/api/api';
import { currentUserKey } from '../../shared/api/query-keys';
import { useUser } from '../../shared/session';
import { useIsEditor } from './use-is-editor';

/** The latest announcement, the first time that a user opens Home after an update. It stays until they leave Home. */
export function NewsLine({ teams }: { teams: readonly TeamSummary[] }) {
  const { newsSeen = latestNews } = useUser();
  const [isNews] = useState(newsSeen < latestNews);
  const isEditor = useIsEditor(teams);
  useMarkNewsSeen(isNews);
  if (!isNews) return null;
  return <Text tone="muted">{isEditor ? texts.newsOfEditors : texts.news}</Text>;
}

function useMarkNewsSeen(isShown: boolean): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => api(accountSettingsCalls.markNewsSeen, { body: { newsSeen: latestNews } }),
    onSuccess: () =>
      queries.setQueryData<User | null>(currentUserKey, (user) => user && { ...user, newsSeen: latestNews }),
    // A background write: the next visit of Home retries it.
    meta: { silent: true, keepsPageOpen: true },
  });
  const mark = useEffectEvent(() => mutate());
  useEffect(() => {
    if (isShown) mark();
  }, [isShown]);
}
