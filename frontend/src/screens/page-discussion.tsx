import { commentTexts, type Page, type Standing, type Team } from '@touchline/contract';
import { CommentIcon, SelectionButton } from '@touchline/ui-kit';
import { memo, useRef, type RefObject } from 'react';
import { Discussion } from '../features/comments/discussion';
import { useQuote } from '../features/comments/use-quote';
import { useSelectedQuote } from '../features/comments/use-selected-quote';

interface PageDiscussionProps {
  page: Page;
  team: Team;
  standing: Standing;
  /** Where words can be selected. */
  content: RefObject<HTMLElement | null>;
}

/** The discussion, and the button that takes selected words down to it. */
export const PageDiscussion = memo(function PageDiscussion({
  page,
  team,
  standing,
  content,
}: PageDiscussionProps) {
  const discussion = useRef<HTMLElement>(null);
  const [quote, setQuote] = useQuote(page.id);
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
        team={team}
        standing={standing}
        quote={quote}
        onQuoteDone={() => setQuote(undefined)}
      />
    </>
  );
});
