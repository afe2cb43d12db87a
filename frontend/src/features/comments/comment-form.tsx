import { appTexts, commentRules, commentTexts } from '@touchline/contract';
import { Banner, Button, Form, Inline, MentionArea, Stack } from '@touchline/ui-kit';
import { useState } from 'react';
import { useCommentDraft, type DraftPlace } from './comment-drafts';
import { useDiscussion } from './discussion-context';
import { useMentionable } from './use-mentionable';

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
  const { content, keep, isEmpty, state, submit } = useWriting({ place, initial, onSubmit });
  const { suggest, onType } = useMentionable(!isEmpty);
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
          onChange={keep}
          suggest={suggest}
          onType={onType}
          suggestionsLabel={commentTexts.people}
          onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && submit()}
        />
        {failure !== undefined && state === 'failed' && <Banner tone="danger">{failure}</Banner>}
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

interface Writing {
  place: DraftPlace;
  initial: string;
  onSubmit: (content: string) => Promise<void>;
}

/** What is being written: kept as a draft until it is sent. */
function useWriting({ place, initial, onSubmit }: Writing) {
  const [kept, keepDraft] = useCommentDraft(useDiscussion().page.id, place);
  const [isTouched, setTouched] = useState(false);
  const [state, setState] = useState<'writing' | 'sending' | 'failed'>('writing');
  const content = isTouched || kept !== '' ? kept : initial;
  const isEmpty = content.trim() === '';
  const keep = (next: string) => {
    setTouched(true);
    keepDraft(next);
  };
  const submit = () => {
    if (isEmpty || state === 'sending') return;
    setState('sending');
    onSubmit(content).then(
      () => {
        keepDraft('');
        setState('writing');
      },
      () => setState('failed'),
    );
  };
  return { content, keep, isEmpty, state, submit };
}

export const newCommentWords = { label: commentTexts.placeholder, action: commentTexts.comment };
export const replyWords = { label: commentTexts.replyPlaceholder, action: commentTexts.reply };
export const editWords = { label: commentTexts.edit, action: commentTexts.save };
