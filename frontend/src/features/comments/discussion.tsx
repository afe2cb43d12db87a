import type { Standing } from '@touchline/contract';
import { Divider, SkeletonText, Stack, useIsServer } from '@touchline/ui-kit';
import { Suspense, useId, useMemo, type ReactNode, type Ref } from 'react';
import type { ThreadAnchors } from './anchored-thread';
import { commentPermissions } from './comment-permissions';
import { useDiscussionCalls } from './comment-queries';
import type { Discussed } from './discussed';
import { DiscussionContext } from './discussion-context';
import { DiscussionHead } from './discussion-head';
import { NewComment } from './new-comment';
import type { Quote } from './text-position';
import { useLinkedComment } from './use-linked-comment';
import { useSendComment } from './use-send-comment';
import { useThreads } from './use-threads';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { LoadFailed } from '../../shared/load-failed';

/** Lazy: on a phone the page can be read and commented on before the threads below it are there. */
const ThreadList = lazyWithPreload(async () => (await import('./thread-list')).ThreadList);

interface DiscussionProps {
  content: Discussed;
  standing: Standing;
  /** Quote of a new comment. */
  quote: Quote | undefined;
  onQuoteDone: () => void;
  anchors: ThreadAnchors;
  /** The thread to scroll to, after its quote was pressed. */
  goTo: number | undefined;
  ref: Ref<HTMLElement>;
  /** Threads beside their words, which share the state of the discussion. */
  children?: ReactNode;
}

/** Discussion below a page or play. */
export function Discussion({ quote, onQuoteDone, anchors, ref, children, ...about }: DiscussionProps) {
  const headingId = useId();
  /** The server renders the form for a new comment; threads, which can be long, are rendered after hydration. */
  const isServer = useIsServer();
  const parts = useDiscussionParts(about, headingId);
  const { list, threads, separate, ...choices } = useThreads(about.content, parts.wantedId);

  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={headingId}>
      <DiscussionContext value={parts}>
        {children}
        <Stack gap="16">
          <Divider />
          <DiscussionHead headingId={headingId} {...choices} />
          {parts.permissions.canWrite && <NewComment quote={quote} onQuoteDone={onQuoteDone} />}
          {(list.isPending || isServer) && <SkeletonText lines={4} />}
          {list.isLoadingError && <LoadFailed query={list} />}
          {list.data && !isServer && (
            <Suspense fallback={<SkeletonText lines={4} />}>
              <ThreadList
                key={choices.shown}
                list={list}
                threads={threads}
                separate={separate}
                anchors={anchors}
                shown={choices.shown}
              />
            </Suspense>
          )}
        </Stack>
      </DiscussionContext>
    </section>
  );
}

function useDiscussionParts(
  { content, standing, goTo }: Pick<DiscussionProps, 'content' | 'standing' | 'goTo'>,
  headingId: string,
) {
  const calls = useDiscussionCalls(content);
  const send = useSendComment(content);
  const linkedId = useLinkedComment();
  return useMemo(
    () => ({
      content,
      calls,
      send,
      linkedId,
      wantedId: goTo ?? linkedId,
      userId: standing.userId,
      permissions: commentPermissions(standing),
      takeFocus: () => requestAnimationFrame(() => setTimeout(() => focusIfLost(headingId))),
    }),
    [content, standing, calls, send, linkedId, goTo, headingId],
  );
}

function focusIfLost(headingId: string): void {
  if (document.activeElement !== document.body) return;
  document.getElementById(headingId)?.closest('section')?.focus({ preventScroll: true });
}
