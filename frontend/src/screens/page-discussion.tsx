import { commentTexts, type Page, type Standing } from '@touchline/contract';
import { CommentIcon, SelectionButton } from '@touchline/ui-kit';
import { memo, useRef, useState, type RefObject } from 'react';
import { Discussion } from '../features/comments/discussion';
import type { Quote } from '../features/comments/text-position';
import { useSelectedQuote } from '../features/comments/use-selected-quote';

interface PageDiscussionProps {
  page: Page;
  standing: Standing;
  /** Where words can be selected. */
  content: RefObject<HTMLElement | null>;
}

/** The discussion, and the button that takes selected words down to it. */
export const PageDiscussion = memo(function PageDiscussion({ page, standing, content }: PageDiscussionProps) {
  const discussion = useRef<HTMLElement>(null);
  const [quote, setQuote] = useState<Quote>();
  const selected = useSelectedQuote(content);

  const comment = () => {
    if (!selected) return;
    setQuote({ text: selected.text, position: selected.position });
    document.getSelection()?.removeAllRanges();
    discussion.current?.scrollIntoView({ block: 'start' });
    discussion.current?.querySelector('textarea')?.focus({ preventScroll: true });
  };

  return (
    <>
      <SelectionButton
        label={commentTexts.comment}
        icon={CommentIcon}
        at={selected?.rect}
        onPress={comment}
      />
      <Discussion
        ref={discussion}
        page={page}
        standing={standing}
        quote={quote}
        onQuoteDone={() => setQuote(undefined)}
      />
    </>
  );
});
