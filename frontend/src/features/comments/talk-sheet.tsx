import { commentTexts, talkTexts } from '@touchline/contract';
import { Dialog, Divider, Stack } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { CommentForm, replyWords } from './comment-form';
import { CommentItem } from './comment-item';
import { useDiscussion } from './discussion-context';
import { NewComment } from './new-comment';
import type { Quote } from './text-position';
import { useThread } from './use-thread';

interface TalkSheetProps {
  /** Threads to show, or the quote of a new comment. */
  about: readonly number[] | Quote;
  onQuoteDone: () => void;
  onClose: () => void;
}

/** Threads, or a new comment, over the page: a bottom sheet on phones. Closing it leads back to the words. */
export function TalkSheet({ about, onQuoteDone, onClose }: TalkSheetProps) {
  const isNew = !isList(about);
  useKeptScroll();
  return (
    <Dialog
      title={isNew ? talkTexts.newComment : talkTexts.comments(about.length)}
      size="talk"
      isOpen
      onOpenChange={onClose}
    >
      {isNew ? (
        <NewComment
          quote={about}
          onQuoteDone={() => {
            onQuoteDone();
            onClose();
          }}
          onCancel={onClose}
        />
      ) : (
        <Stack gap="24">
          {about.map((id, at) => (
            <Stack key={id} gap="16">
              {at > 0 && <Divider />}
              <SheetThread id={id} />
            </Stack>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

const isList = (about: readonly number[] | Quote): about is readonly number[] => Array.isArray(about);

function SheetThread({ id }: { id: number }) {
  const { permissions, send } = useDiscussion();
  const thread = useThread(id);
  if (!thread) return null;
  return (
    <Stack gap="12">
      <CommentItem comment={thread} />
      {permissions.canWrite && (
        <CommentForm
          {...replyWords}
          draftKey={`reply-${id}`}
          failure={commentTexts.createFailed}
          onSubmit={(content) => send({ content, parentId: id })}
        />
      )}
    </Stack>
  );
}

/** Returns to the position of the page at which the sheet was opened: a keyboard may have moved it. */
function useKeptScroll(): void {
  useEffect(() => {
    const { scrollX, scrollY } = window;
    return () => {
      requestAnimationFrame(() => window.scrollTo(scrollX, scrollY));
    };
  }, []);
}
