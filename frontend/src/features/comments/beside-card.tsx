import { commentTexts, talkTexts, type ContentThread } from '@touchline/contract';
import { Avatar, Excerpt, Inline, RelativeTime, Stack, Text, ThreadCard } from '@touchline/ui-kit';
import { useRef, type KeyboardEvent } from 'react';
import { authorOf } from './comment-head';
import { CommentItem } from './comment-item';
import { besideId } from './beside-id';
import { useThread } from './use-thread';

interface BesideCardProps {
  id: number;
  mark: number | undefined;
  place: number;
  isActive: boolean;
  observe: (card: HTMLElement | null) => (() => void) | undefined;
  onOpen: (id: number | undefined) => void;
  onPoint: (id: number | undefined) => void;
}

/** A thread beside its words: its first lines, or all of it while it is active. */
export function BesideCard({ id, mark, place, isActive, observe, onOpen, onPoint }: BesideCardProps) {
  const thread = useThread(id);
  const card = useRef<HTMLElement>(null);
  if (!thread) return null;
  const author = authorOf(thread);
  const open = () => {
    onOpen(id);
    card.current?.focus({ preventScroll: true });
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isActive || event.defaultPrevented) return;
    onOpen(undefined);
    card.current?.focus({ preventScroll: true });
  };
  return (
    <ThreadCard
      ref={(element) => {
        card.current = element;
        return observe(element);
      }}
      id={besideId(id)}
      label={mark === undefined ? author : talkTexts.marked(mark, author)}
      openLabel={talkTexts.open(author)}
      isActive={isActive}
      mark={mark}
      place={place}
      onOpen={open}
      onPoint={(isOver) => onPoint(isOver ? id : undefined)}
      onKeyDown={close}
    >
      {isActive ? <CommentItem comment={thread} /> : <Short thread={thread} />}
    </ThreadCard>
  );
}

function Short({ thread }: { thread: ContentThread }) {
  const author = authorOf(thread);
  return (
    <Stack gap="4">
      <Inline gap="8">
        <Avatar name={author} src={thread.user?.avatar} size="small" />
        <Text size="14" weight="strong">
          {author}
        </Text>
        <Text size="12" tone="muted">
          <RelativeTime at={thread.createdAt} />
        </Text>
      </Inline>
      <Excerpt>{thread.isDeleted ? commentTexts.deleted : thread.content}</Excerpt>
      {thread.replyCount > 0 && (
        <Text size="12" tone="muted">
          {commentTexts.replies(thread.replyCount)}
        </Text>
      )}
    </Stack>
  );
}
