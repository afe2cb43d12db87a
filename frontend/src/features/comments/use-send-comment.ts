import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewComment } from '@touchline/contract';
import { v4 as newUuid } from 'uuid';
import { ApiError } from '../../shared/api/api-error';
import { nowMs } from '../../shared/clock';
import { useUser } from '../../shared/session';
import { createComment } from './comment-calls';
import { commentsKey } from './comment-queries';
import type { Discussed } from './discussed';
import { targetOf, waitingComments } from './waiting-comments';

/** A comment to send: a thread or a reply. */
type Written = Pick<NewComment, 'content' | 'selectedText' | 'textPosition' | 'parentId'>;

/** Sends a comment, or queues it without a connection. Rejects if the server refuses. */
export type SendComment = (written: Written) => Promise<void>;

export function useSendComment(content: Discussed): SendComment {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    meta: { silent: true },
    mutationFn: async (written: Written) => {
      const comment = { ...written, teamId: content.teamId, isResolved: false, clientId: newUuid() };
      try {
        await createComment(content, comment);
      } catch (error) {
        if (error instanceof ApiError) throw error;
        await waitingComments.add({ userId, ...targetOf(content), comment, at: nowMs() });
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: commentsKey(content) }),
  });
  return mutateAsync;
}
