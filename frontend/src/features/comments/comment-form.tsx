import { appTexts, commentRules, commentTexts } from '@touchline/contract';
import { Banner, Button, Form, Inline, Stack, TextArea } from '@touchline/ui-kit';
import { useState } from 'react';

interface CommentFormProps {
  label: string;
  action: string;
  initial?: string;
  isPending: boolean;
  /** Something went wrong last time; what was written is still here. */
  failure?: string;
  onSubmit: (content: string, clear: () => void) => void;
  onCancel?: () => void;
}

/** A box for a comment, a reply or an edit. Empty ones stay where they are. */
export function CommentForm(props: CommentFormProps) {
  const { label, action, initial = '', isPending, failure, onSubmit, onCancel } = props;
  const [content, setContent] = useState(initial);
  const isEmpty = content.trim() === '';
  const submit = () => !isEmpty && onSubmit(content, () => setContent(''));

  return (
    <Form onSubmit={submit}>
      <Stack gap="8">
        <TextArea
          label={label}
          isLabelHidden
          name="content"
          placeholder={label}
          rows={2}
          autoGrow
          autoFocus={onCancel !== undefined}
          value={content}
          error={isEmpty ? undefined : commentRules.commentContent(content)}
          onChange={setContent}
          onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && submit()}
        />
        {failure && (
          <Banner tone="danger">
            <span role="alert">{failure}</span>
          </Banner>
        )}
        <Inline gap="8" justify="end">
          {onCancel && (
            <Button size="small" tone="quiet" onPress={onCancel}>
              {appTexts.cancel}
            </Button>
          )}
          <Button type="submit" size="small" tone="accent" isDisabled={isEmpty} isPending={isPending}>
            {action}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

export const newCommentWords = { label: commentTexts.placeholder, action: commentTexts.comment };
export const replyWords = { label: commentTexts.replyPlaceholder, action: commentTexts.reply };
export const editWords = { label: commentTexts.edit, action: commentTexts.save };
