import { commentTexts, talkTexts } from '@touchline/contract';
import { ThreadCard } from '@touchline/ui-kit';
import type { KeyboardEvent } from 'react';
import { CommentForm, newCommentWords } from './comment-form';
import { useDiscussion } from './discussion-context';
import { NEW_THREAD } from './new-thread';
import type { Quote } from './text-position';

interface BesideComposerProps {
  quote: Quote;
  place: number;
  observe: (card: HTMLElement | null) => (() => void) | undefined;
  onQuoteDone: () => void;
  onClosed: (id: number) => void;
  /** Called with the new thread; undefined if it waits for a connection. */
  onSent: (id: number | undefined) => void;
  onOpen: (id: undefined) => void;
}

/**
 * Form for a new thread beside its words. Escape closes it and keeps its text, which stands in the form below the page; the thread
 * stays in its place once it is sent.
 */
export function BesideComposer({
  quote,
  place,
  observe,
  onQuoteDone,
  onClosed,
  onSent,
  onOpen,
}: BesideComposerProps) {
  const { send } = useDiscussion();
  const { text, position, boardPosition } = quote;
  const close = () => {
    onClosed(NEW_THREAD);
    onOpen(undefined);
  };
  const submit = async (content: string) => {
    const id = await send({ content, selectedText: text, textPosition: position, boardPosition });
    onQuoteDone();
    onSent(id);
  };
  const discard = () => {
    close();
    onQuoteDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  return (
    <ThreadCard
      ref={observe}
      label={talkTexts.newComment}
      openLabel={talkTexts.newComment}
      isActive
      place={place}
      onOpen={() => undefined}
      onPoint={() => undefined}
      onKeyDown={onKeyDown}
    >
      <CommentForm
        {...newCommentWords}
        draftKey="new"
        failure={commentTexts.createFailed}
        onSubmit={submit}
        onCancel={discard}
      />
    </ThreadCard>
  );
}
