import { commentTexts, type ContentComment } from '@touchline/contract';
import { Text, TextLink } from '@touchline/ui-kit';
import { partsOf, type CommentPart } from './comment-words';

/** Plain text of a comment, with links and names of mentioned users. */
export function CommentText({ comment }: { comment: ContentComment }) {
  if (comment.isDeleted) return <Text tone="muted">{commentTexts.deleted}</Text>;
  const names = new Map(
    comment.mentions.map((person) => [person.username.toLowerCase(), person.displayName]),
  );
  return (
    <Text preserveLines isUserText>
      {partsOf(comment.content, (username) => names.get(username)).map((part, index) => (
        <Part key={index} {...part} />
      ))}
    </Text>
  );
}

function Part(part: CommentPart) {
  if (part.kind === 'words') return part.text;
  if (part.kind === 'person') {
    return (
      <Text as="strong" weight="strong" tone="accent">
        {part.text}
      </Text>
    );
  }
  return (
    <TextLink href={part.href} isExternal>
      {part.text}
    </TextLink>
  );
}
