import { commentTexts, type Page } from '@touchline/contract';
import { Quotation, Stack } from '@touchline/ui-kit';
import { CommentForm, newCommentWords } from './comment-form';
import type { DiscussionCalls } from './comment-queries';
import type { Quote } from './text-position';

interface NewCommentProps {
  page: Page;
  create: DiscussionCalls['create'];
  quote: Quote | undefined;
  onQuoteDone: () => void;
}

/** The box for a new thread, with the words it is about. */
export function NewComment({ page, create, quote, onQuoteDone }: NewCommentProps) {
  const send = (content: string, clear: () => void) => {
    const about = { selectedText: quote?.text ?? null, textPosition: quote?.position ?? null };
    const done = () => {
      clear();
      onQuoteDone();
    };
    create.mutate({ content, ...about, teamId: page.teamId, isResolved: false }, { onSuccess: done });
  };
  const isOurs = create.variables?.parentId === undefined;

  return (
    <Stack gap="8">
      {quote && (
        <Quotation
          label={commentTexts.referenced}
          onRemove={onQuoteDone}
          removeLabel={commentTexts.removeQuote}
        >
          {quote.text}
        </Quotation>
      )}
      <CommentForm
        {...newCommentWords}
        isPending={create.isPending && isOurs}
        failure={create.isError && isOurs ? commentTexts.createFailed : undefined}
        onSubmit={send}
      />
    </Stack>
  );
}
