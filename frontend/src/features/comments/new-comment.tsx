import { commentTexts } from '@touchline/contract';
import { Quotation, Stack } from '@touchline/ui-kit';
import { CommentForm, newCommentWords } from './comment-form';
import { quoteLabel } from './comment-head';
import { useDiscussion } from './discussion-context';
import type { Quote } from './text-position';

interface NewCommentProps {
  quote: Quote | undefined;
  onQuoteDone: () => void;
  onCancel?: () => void;
}

/** Form for a new thread, with its quote. */
export function NewComment({ quote, onQuoteDone, onCancel }: NewCommentProps) {
  const { send } = useDiscussion();
  const submit = async (content: string) => {
    const { text = null, position = null, boardPosition } = quote ?? {};
    await send({ content, selectedText: text, textPosition: position, boardPosition });
    onQuoteDone();
  };
  return (
    <Stack gap="8">
      {quote && (
        <Quotation label={quoteLabel(quote)} onRemove={onQuoteDone} removeLabel={commentTexts.removeQuote}>
          {quote.text}
        </Quotation>
      )}
      <CommentForm
        {...newCommentWords}
        draftKey="new"
        failure={commentTexts.createFailed}
        onSubmit={submit}
        onCancel={onCancel}
      />
    </Stack>
  );
}
