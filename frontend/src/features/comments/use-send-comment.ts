import { useMutation, useQueryClient } from '@tanstack/react-query';
import { commentCalls, type NewComment, type Page } from '@touchline/contract';
import { v4 as newUuid } from 'uuid';
import { api } from '../../shared/api/api';
import { ApiError } from '../../shared/api/api-error';
import { nowMs } from '../../shared/clock';
import { useUser } from '../../shared/session';
import { commentsKey } from './comment-queries';
import { waitingComments } from './waiting-comments';

/** A comment to send: a thread or a reply. */
type Written = Pick<NewComment, 'content' | 'selectedText' | 'textPosition' | 'parentId'>;

/** Sends a comment, or queues it without a connection. Rejects if the server refuses. */
export type SendComment = (written: Written) => Promise<void>;

export function useSendComment({ id: pageId, teamId }: Page): SendComment {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    meta: { silent: true },
    mutationFn: async (written: Written) => {
      const comment = { ...written, teamId, isResolved: false, clientId: newUuid() };
      try {
        await api(commentCalls.create, { params: { pageId }, body: comment });
      } catch (error) {
        if (error instanceof ApiError) throw error;
        await waitingComments.add({ userId, pageId, comment, at: nowMs() });
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: commentsKey(pageId) }),
  });
  return mutateAsync;
}
