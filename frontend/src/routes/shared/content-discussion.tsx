import { commentTexts, type ContentKind, type Standing } from '@touchline/contract';
import { CommentIcon, SelectionButton } from '@touchline/ui-kit';
import { memo, useMemo, useRef, useState } from 'react';
import { useAnchors } from '../../features/comments/anchors/use-anchors';
import { Discussion } from '../../features/comments/discussion';
import { useAnchoredThreads } from '../../features/comments/use-anchored-threads';
import { useCommentKey } from '../../features/comments/use-comment-key';
import { useQuote } from '../../features/comments/use-quote';
import { useSelectedQuote } from '../../features/comments/use-selected-quote';

interface ContentDiscussionProps {
  kind: ContentKind;
  id: number;
  teamId: number;
  standing: Standing;
  /** Element in which text can be selected for a quote. */
  text: HTMLElement | null;
}

/** The thread whose quote is highlighted. */
interface OpenedThread {
  id: number;
  /** True if the user came from the quote to the thread; false if the press only placed the caret. */
  isGoneTo: boolean;
}

/** Discussion of a page or play, highlights of its quotes, and the button that comments on selected text. */
export const ContentDiscussion = memo(function ContentDiscussion(props: ContentDiscussionProps) {
  const { kind, id: contentId, teamId, standing, text } = props;
  const content = useMemo(() => ({ kind, id: contentId, teamId }), [kind, contentId, teamId]);
  const discussion = useRef<HTMLElement>(null);
  const [quote, setQuote] = useQuote(content);
  const [opened, setOpened] = useState<OpenedThread>();
  const [pointedAt, setPointedAt] = useState<number>();
  const active = pointedAt ?? opened?.id;
  const threads = useAnchoredThreads(content);
  const open = (id: number | undefined, isWriting: boolean) =>
    setOpened(id === undefined ? undefined : { id, isGoneTo: !isWriting });
  const { states, tracker } = useAnchors(text, { threads, active, onOpen: open });
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
    setOpened({ id, isGoneTo: false });
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
        content={content}
        standing={standing}
        quote={quote}
        onQuoteDone={() => setQuote(undefined)}
        goTo={opened?.isGoneTo ? opened.id : undefined}
        anchors={{ states, active, onActive: setPointedAt, onShowWords: showWords }}
      />
    </>
  );
});
