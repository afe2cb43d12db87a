import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { NewPlayComment } from '@touchline/contract';
import { v4 as newUuid } from 'uuid';
import { ApiError } from '../../shared/api/api-error';
import { nowMs } from '../../shared/clock';
import { useUser } from '../../shared/session';
import { createComment } from './comment-calls';
import { commentsKey } from './comment-queries';
import type { Discussed } from './discussed';
import { targetOf, waitingComments } from './waiting-comments';

/** A comment to send: a thread or a reply. */
type Written = Pick<
  NewPlayComment,
  'content' | 'selectedText' | 'textPosition' | 'boardPosition' | 'parentId'
>;

/** Sends a comment and resolves to its id, or queues it without a connection. Rejects if the server refuses. */
export type SendComment = (written: Written) => Promise<number | undefined>;

export function useSendComment(content: Discussed): SendComment {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    meta: { silent: true },
    mutationFn: async (written: Written) => {
      const comment = { ...written, teamId: content.teamId, isResolved: false, clientId: newUuid() };
      try {
        return (await createComment(content, comment)).id;
      } catch (error) {
        if (error instanceof ApiError) throw error;
        await waitingComments.add({ userId, ...targetOf(content), comment, at: nowMs() });
        return undefined;
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: commentsKey(content) }),
  });
  return mutateAsync;
}
