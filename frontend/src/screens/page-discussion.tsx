import { useQuery } from '@tanstack/react-query';
import { commentTexts, type Comment, type Page, type Standing } from '@touchline/contract';
import { CommentIcon, SelectionButton } from '@touchline/ui-kit';
import { memo, useRef, useState } from 'react';
import { threadElementId } from '../features/comments/anchored-thread';
import { useAnchors } from '../features/comments/anchors/use-anchors';
import { commentsQuery } from '../features/comments/comment-queries';
import { Discussion } from '../features/comments/discussion';
import type { Quote } from '../features/comments/text-position';
import { useCommentKey } from '../features/comments/use-comment-key';
import { useSelectedQuote } from '../features/comments/use-selected-quote';

interface PageDiscussionProps {
  page: Page;
  standing: Standing;
  /** Where words can be selected. */
  content: HTMLElement | null;
}

const none: readonly Comment[] = [];

/** The discussion, the words of the page that it is about, and the button that takes selected words down to it. */
export const PageDiscussion = memo(function PageDiscussion({ page, standing, content }: PageDiscussionProps) {
  const discussion = useRef<HTMLElement>(null);
  const [quote, setQuote] = useState<Quote>();
  const [opened, setOpened] = useState<number>();
  const [pointedAt, setPointedAt] = useState<number>();
  const active = pointedAt ?? opened;
  const { data: threads = none } = useQuery(commentsQuery(page.id));
  const open = (id: number | undefined, isWriting: boolean) => {
    setOpened(id);
    if (id !== undefined && !isWriting) lookAt(document.getElementById(threadElementId(id)));
  };
  const { places, tracker } = useAnchors(content, { threads, active, onOpen: open });
  const selected = useSelectedQuote(tracker);

  const comment = () => {
    const words = selected?.quote();
    if (!words) return;
    setQuote(words);
    document.getSelection()?.removeAllRanges();
    discussion.current?.scrollIntoView({ block: 'start' });
    discussion.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };
  const keys = useCommentKey(selected && comment);
  const showWords = (id: number) => {
    setOpened(id);
    const words = tracker?.elementOf(id);
    words?.scrollIntoView({ block: 'center' });
  };

  return (
    <>
      <SelectionButton
        label={commentTexts.comment}
        keys={keys}
        icon={CommentIcon}
        at={selected?.rect}
        isTouch={selected?.isTouch}
        onPress={comment}
      />
      <Discussion
        ref={discussion}
        page={page}
        standing={standing}
        quote={quote}
        onQuoteDone={() => setQuote(undefined)}
        anchors={{ places, active, onActive: setPointedAt, onShowWords: showWords }}
      />
    </>
  );
});

function lookAt(thread: HTMLElement | null): void {
  thread?.scrollIntoView({ block: 'center' });
  thread?.focus({ preventScroll: true });
}
