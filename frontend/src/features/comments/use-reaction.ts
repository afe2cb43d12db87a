import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactionKind } from '@touchline/contract';
import { api } from '../../shared/api/api';
import { callsOf } from './comment-calls';
import { commentsKey } from './comment-queries';
import { useDiscussion } from './discussion-context';

/**
 * Returns a function that adds or removes the user's reaction to a comment, and the state that was chosen while the server and
 * the refetched comments are awaited.
 */
export function useReaction(commentId: number, reaction: ReactionKind) {
  const { content } = useDiscussion();
  const queries = useQueryClient();
  const calls = callsOf[content.kind];
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (isAdded: boolean) =>
      api(isAdded ? calls.addReaction : calls.removeReaction, { params: { commentId, reaction } }),
    // The button shows the choice at once, and can be pressed again.
    meta: { shows: [] },
    onSuccess: () => queries.invalidateQueries({ queryKey: commentsKey(content) }),
  });
  return [mutate, isPending ? variables : undefined] as const;
}
