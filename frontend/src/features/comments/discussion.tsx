import { useQuery } from '@tanstack/react-query';
import { fullName, type Comment, type Page, type Standing, type Team } from '@touchline/contract';
import { Divider, SkeletonText, Stack, useIsServer } from '@touchline/ui-kit';
import { useId, useMemo, useState, type Ref } from 'react';
import type { ThreadAnchors } from './anchored-thread';
import { commentPermissions } from './comment-permissions';
import { commentsQuery, useDiscussionCalls } from './comment-queries';
import { DiscussionContext } from './discussion-context';
import { DiscussionHead, type Shown } from './discussion-head';
import { NewComment } from './new-comment';
import type { Quote } from './text-position';
import { ThreadList } from './thread-list';
import { holds, inOrder, splitThreads } from './threads';
import { useLinkedComment } from './use-linked-comment';
import { useSendComment } from './use-send-comment';
import { useThreadOrder } from './use-thread-order';
import { LoadFailed } from '../../shared/load-failed';

interface DiscussionProps {
  page: Page;
  team: Team;
  standing: Standing;
  /** Words someone wants to say something about. */
  quote: Quote | undefined;
  onQuoteDone: () => void;
  anchors: ThreadAnchors;
  /** The thread to go to, as its words were pressed. */
  goTo: number | undefined;
  ref: Ref<HTMLElement>;
}

/** The discussion under a page. */
export function Discussion({ quote, onQuoteDone, anchors, ref, ...about }: DiscussionProps) {
  const headingId = useId();
  const comments = useQuery(commentsQuery(about.page.id));
  /** The server renders the box for a new comment; the threads, which can be long, are rendered after hydration. */
  const isServer = useIsServer();
  const parts = useDiscussionParts(about, headingId);
  const [order, setOrder] = useThreadOrder();
  const threads = splitThreads(comments.data ?? []);
  const [shown, setShown] = useFilter(threads.resolved, parts.wantedId);

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={headingId}>
      <DiscussionContext value={parts}>
        <Stack gap="16">
          <Divider />
          <DiscussionHead headingId={headingId} {...{ threads, shown, setShown, order, setOrder }} />
          {parts.permissions.canWrite && <NewComment quote={quote} onQuoteDone={onQuoteDone} />}
          {(comments.isPending || isServer) && <SkeletonText lines={4} />}
          {comments.isLoadingError && <LoadFailed query={comments} />}
          {comments.data && !isServer && (
            <ThreadList
              key={shown}
              threads={inOrder(threads[shown], order)}
              shown={shown}
              anchors={anchors}
            />
          )}
        </Stack>
      </DiscussionContext>
    </section>
  );
}

function useDiscussionParts(
  { page, team, standing, goTo }: Pick<DiscussionProps, 'page' | 'team' | 'standing' | 'goTo'>,
  headingId: string,
) {
  const calls = useDiscussionCalls(page.id);
  const send = useSendComment(page);
  const linkedId = useLinkedComment();
  return useMemo(
    () => ({
      page,
      calls,
      send,
      linkedId,
      wantedId: goTo ?? linkedId,
      userId: standing.userId,
      permissions: commentPermissions(standing),
      people: team.members
        .filter(({ userId }) => userId !== standing.userId)
        .map(({ user }) => ({ name: user.username, label: fullName(user), picture: user.avatar })),
      takeFocus: () => requestAnimationFrame(() => setTimeout(() => focusIfLost(headingId))),
    }),
    [page, team, standing, calls, send, linkedId, goTo, headingId],
  );
}

/** Open or resolved threads: where a link leads to a resolved one, those; until someone chooses. */
function useFilter(resolved: readonly Comment[], wantedId: number | undefined) {
  const [choice, setChoice] = useState<{ shown: Shown; wantedId: number | undefined }>();
  const leadsToResolved = wantedId !== undefined && resolved.some((thread) => holds(thread, wantedId));
  const isChosen = choice !== undefined && choice.wantedId === wantedId;
  const shown: Shown = isChosen ? choice.shown : leadsToResolved ? 'resolved' : 'active';
  return [shown, (next: Shown) => setChoice({ shown: next, wantedId })] as const;
}

function focusIfLost(headingId: string): void {
  if (document.activeElement !== document.body) return;
  document.getElementById(headingId)?.closest('section')?.focus({ preventScroll: true });
}
