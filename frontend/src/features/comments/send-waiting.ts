import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/api/api-error';
import { useUser } from '../../shared/session';
import { createComment } from './comment-calls';
import { commentsKey } from './comment-queries';
import { contentOf, useWaitingComments, waitingComments, type WaitingComment } from './waiting-comments';

const RETRY_INTERVAL_MS = 10_000;

/** Sends the user's queued comments in order as soon as there is a connection. */
export function useSendWaiting(): void {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const isWaiting = useWaitingComments().some((each) => isDue(each, userId));
  useEffect(() => {
    if (!isWaiting) return undefined;
    const send = () => void oneAtATime(() => sendAll(queries, userId));
    send();
    const timer = setInterval(send, RETRY_INTERVAL_MS);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [isWaiting, queries, userId]);
}

const isDue = (each: WaitingComment, userId: number) => each.userId === userId && !each.isRefused;

let underWay: Promise<void> | undefined;

function oneAtATime(act: () => Promise<void>): Promise<void> {
  underWay ??= act().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function sendAll(queries: QueryClient, userId: number): Promise<void> {
  for (const waiting of waitingComments.all().filter((each) => isDue(each, userId))) {
    if (!(await send(queries, waiting))) return;
  }
}

/** Returns true if a retry may succeed: when the server is back, or the author has signed in again. */
const isTransient = ({ status, body }: ApiError) =>
  status >= 500 || [401, 408, 429].includes(status) || body?.code === 'signed_in_as_another';

/** Resolves to false if sending the next one now is pointless. */
async function send(queries: QueryClient, waiting: WaitingComment): Promise<boolean> {
  const { comment } = waiting;
  const content = contentOf(waiting);
  try {
    await createComment(content, comment);
  } catch (error) {
    const isRefused = error instanceof ApiError && !isTransient(error);
    if (isRefused) await waitingComments.mark(comment.clientId, true);
    return isRefused;
  }
  await queries.invalidateQueries({ queryKey: commentsKey(content) });
  await waitingComments.remove(comment.clientId);
  return true;
}
