import { appTexts, commentRules, commentTexts } from '@touchline/contract';
import { Banner, Button, Form, Inline, MentionArea, Stack } from '@touchline/ui-kit';
import { useState } from 'react';
import { useCommentDraft, type DraftKey } from './comment-drafts';
import { useDiscussion } from './discussion-context';
import { useMentionable } from './use-mentionable';

interface CommentFormProps {
  label: string;
  action: string;
  /** Key under which unsent text is stored. */
  draftKey: DraftKey;
  /** Initial text if no draft is stored. */
  initial?: string;
  /** Sends the comment; if it rejects, the text stays. */
  onSubmit: (content: string) => Promise<unknown>;
  /** Error message if sending fails; without it errors are silent. */
  failure?: string;
  onCancel?: () => void;
}

/** Form for a comment, a reply or an edit; the button is disabled while the text is empty. */
export function CommentForm(props: CommentFormProps) {
  const { label, action, draftKey, initial = '', onSubmit, failure, onCancel } = props;
  const { content, setDraft, isEmpty, state, submit } = useWriting({ draftKey, initial, onSubmit });
  const { suggest, onType } = useMentionable(!isEmpty);
  const cancel = () => {
    setDraft('');
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
          onChange={setDraft}
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
          <Button type="submit" size="small" isDisabled={isEmpty} isPending={state === 'sending'}>
            {action}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

interface Writing {
  draftKey: DraftKey;
  initial: string;
  onSubmit: (content: string) => Promise<unknown>;
}

/** State of the form; the text is stored as a draft until it is sent. */
function useWriting({ draftKey, initial, onSubmit }: Writing) {
  const [kept, keepDraft] = useCommentDraft(useDiscussion().content, draftKey);
  const [isTouched, setTouched] = useState(false);
  const [state, setState] = useState<'writing' | 'sending' | 'failed'>('writing');
  const content = isTouched || kept !== '' ? kept : initial;
  const isEmpty = content.trim() === '';
  const setDraft = (next: string) => {
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
  return { content, setDraft, isEmpty, state, submit };
}

export const newCommentWords = { label: commentTexts.placeholder, action: commentTexts.comment };
export const replyWords = { label: commentTexts.replyPlaceholder, action: commentTexts.reply };
export const editWords = { label: commentTexts.edit, action: commentTexts.save };
