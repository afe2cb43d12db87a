import { commentTexts, type ContentComment } from '@touchline/contract';
import { Avatar, Facts, Inline, Quotation, RelativeTime, Stack, Text } from '@touchline/ui-kit';
import type { Quote } from './text-position';

/** Author, time and quote of a comment. */
export function CommentHead({ comment }: { comment: ContentComment }) {
  const name = authorOf(comment);
  return (
    <Stack gap="8">
      <Inline gap="8">
        <Avatar name={name} src={comment.user?.avatar} size="small" />
        <Text size="14" weight="strong">
          {name}
        </Text>
        <Text size="12" tone="muted">
          <Facts>
            <RelativeTime at={comment.createdAt} />
            {isEdited(comment) && (
              <>
                {`${commentTexts.edited} `}
                <RelativeTime at={comment.updatedAt} />
              </>
            )}
          </Facts>
        </Text>
      </Inline>
      {comment.selectedText && <Quotation label={quoteLabel(comment)}>{comment.selectedText}</Quotation>}
    </Stack>
  );
}

export const quoteLabel = ({ boardPosition }: Pick<ContentComment, 'boardPosition'> | Quote) =>
  boardPosition ? commentTexts.about : commentTexts.referenced;

const isEdited = ({ createdAt, updatedAt, isDeleted }: ContentComment) => !isDeleted && updatedAt > createdAt;

export const authorOf = ({ user }: ContentComment) => user?.displayName ?? commentTexts.deletedUser;
