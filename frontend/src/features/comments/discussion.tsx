import { useQuery } from '@tanstack/react-query';
import { appTexts, commentTexts, type Comment, type Page, type Standing } from '@touchline/contract';
import {
  Divider,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  SkeletonText,
  Stack,
  Tag,
} from '@touchline/ui-kit';
import { useId, useState, type Ref } from 'react';
import { AnchoredThread, type ThreadAnchors } from './anchored-thread';
import { CommentItem } from './comment-item';
import { commentPermissions } from './comment-permissions';
import { commentsQuery, useDiscussion } from './comment-queries';
import { NewComment } from './new-comment';
import { splitThreads } from './split-threads';
import type { Quote } from './text-position';

interface DiscussionProps {
  page: Page;
  standing: Standing;
  /** Words someone wants to say something about. */
  quote: Quote | undefined;
  onQuoteDone: () => void;
  anchors: ThreadAnchors;
  ref: Ref<HTMLElement>;
}

type Shown = 'active' | 'resolved';

/** The discussion under a page. */
export function Discussion({ page, standing, quote, onQuoteDone, anchors, ref }: DiscussionProps) {
  const [shown, setShown] = useState<Shown>('active');
  const headingId = useId();
  const comments = useQuery(commentsQuery(page.id));
  const calls = useDiscussion(page.id);
  const permissions = commentPermissions(standing);
  const threads = splitThreads(comments.data ?? []);
  const filter = (which: Shown, label: string) => (
    <Tag isSelected={shown === which} onPress={() => setShown(which)}>
      {`${label} (${threads[which].length})`}
    </Tag>
  );

  return (
    <section ref={ref} aria-labelledby={headingId}>
      <Stack gap="16">
        <Divider />
        <Inline gap="16" justify="between" align="center" wrap>
          <Heading level={2} size="18" id={headingId}>
            {commentTexts.heading}
          </Heading>
          <Inline gap="8">
            {filter('active', commentTexts.active)}
            {filter('resolved', commentTexts.resolved)}
          </Inline>
        </Inline>
        {permissions.canWrite && (
          <NewComment page={page} create={calls.create} quote={quote} onQuoteDone={onQuoteDone} />
        )}
        {comments.isPending && <SkeletonText lines={4} />}
        {comments.isError && (
          <ErrorState
            title={appTexts.failed}
            retryLabel={appTexts.tryAgain}
            onRetry={() => void comments.refetch()}
          />
        )}
        {comments.isSuccess && (
          <Threads threads={threads[shown]} shown={shown}>
            {(thread) => (
              <AnchoredThread key={thread.id} thread={thread} anchors={anchors}>
                <CommentItem comment={thread} calls={calls} permissions={permissions} />
              </AnchoredThread>
            )}
          </Threads>
        )}
      </Stack>
    </section>
  );
}

interface ThreadsProps {
  threads: Comment[];
  shown: Shown;
  children: (thread: Comment) => React.ReactNode;
}

function Threads({ threads, shown, children }: ThreadsProps) {
  if (threads.length > 0) return <Stack gap="24">{threads.map(children)}</Stack>;
  if (shown === 'resolved') return <EmptyState title={commentTexts.noResolved} />;
  return <EmptyState title={commentTexts.noActive} detail={commentTexts.hint} />;
}
