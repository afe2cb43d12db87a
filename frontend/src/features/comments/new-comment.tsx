import { commentTexts } from '@touchline/contract';
import { Quotation, Stack } from '@touchline/ui-kit';
import { CommentForm, newCommentWords } from './comment-form';
import { useDiscussion } from './discussion-context';
import type { Quote } from './text-position';

interface NewCommentProps {
  quote: Quote | undefined;
  onQuoteDone: () => void;
}

/** Form for a new thread, with its quote. */
export function NewComment({ quote, onQuoteDone }: NewCommentProps) {
  const { send } = useDiscussion();
  const submit = async (content: string) => {
    await send({ content, selectedText: quote?.text ?? null, textPosition: quote?.position ?? null });
    onQuoteDone();
  };
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
        draftKey="new"
        failure={commentTexts.createFailed}
        onSubmit={submit}
      />
    </Stack>
  );
}
