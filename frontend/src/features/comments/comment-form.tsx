import { appTexts, commentRules, commentTexts } from '@touchline/contract';
import { Banner, Button, Form, Inline, MentionArea, Stack } from '@touchline/ui-kit';
import { useState } from 'react';
import { useCommentDraft, type DraftPlace } from './comment-drafts';
import { useDiscussion } from './discussion-context';
import { peopleLike } from './people-like';

interface CommentFormProps {
  label: string;
  action: string;
  /** Where its words are kept until they are sent. */
  place: DraftPlace;
  /** What stands in it at first, where nothing is kept. */
  initial?: string;
  /** Sends the words; fails where they are refused, and they stay. */
  onSubmit: (content: string) => Promise<void>;
  /** What is said when that fails; nothing where failing is silent. */
  failure?: string;
  onCancel?: () => void;
}

/** A box for a comment, a reply or an edit. Empty ones stay where they are. */
export function CommentForm(props: CommentFormProps) {
  const { label, action, place, initial = '', onSubmit, failure, onCancel } = props;
  const { page, people } = useDiscussion();
  const [kept, keep] = useCommentDraft(page.id, place);
  const [state, setState] = useState<'writing' | 'sending' | 'failed'>('writing');
  const [isTouched, setTouched] = useState(kept !== '');
  const content = isTouched ? kept : initial;
  const isEmpty = content.trim() === '';
  const change = (next: string) => {
    setTouched(true);
    keep(next);
  };
  const submit = () => {
    if (isEmpty || state === 'sending') return;
    setState('sending');
    onSubmit(content).then(
      () => {
        keep('');
        setState('writing');
      },
      () => setState('failed'),
    );
  };
  const cancel = () => {
    keep('');
    onCancel?.();
  };

  return (
    <Form onSubmit={submit}>
      <Stack gap="8">
        <MentionArea
          label={label}
          isLabelHidden
          name="content"
          placeholder={label}
          rows={2}
          autoGrow
          autoFocus={onCancel !== undefined}
          value={content}
          error={isEmpty ? undefined : commentRules.commentContent(content)}
          onChange={change}
          suggest={(typed) => peopleLike(people, typed)}
          suggestionsLabel={commentTexts.people}
          onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && submit()}
        />
        {failure !== undefined && state === 'failed' && (
          <Banner tone="danger">
            <span role="alert">{failure}</span>
          </Banner>
        )}
        <Inline gap="8" justify="end">
          {onCancel && (
            <Button size="small" tone="quiet" onPress={cancel}>
              {appTexts.cancel}
            </Button>
          )}
          <Button
            type="submit"
            size="small"
            tone="accent"
            isDisabled={isEmpty}
            isPending={state === 'sending'}
          >
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
