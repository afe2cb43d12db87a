import { commentTexts, type ContentComment, type Mention } from '@touchline/contract';
import { Text, TextLink } from '@touchline/ui-kit';
import { MemberMention } from '../../shared/people/member-mention';
import { partsOf, type CommentPart } from './comment-words';
import { useDiscussion } from './discussion-context';

/** Plain text of a comment, with links and names of mentioned users. */
export function CommentText({ comment }: { comment: ContentComment }) {
  const { content } = useDiscussion();
  if (comment.isDeleted) return <Text tone="muted">{commentTexts.deleted}</Text>;
  const people = new Map(comment.mentions.map((person) => [person.username.toLowerCase(), person]));
  return (
    <Text preserveLines isUserText>
      {partsOf(comment.content, (username) => people.get(username)?.displayName).map((part, index) => (
        <Part key={index} part={part} teamId={content.teamId} people={people} />
      ))}
    </Text>
  );
}

interface PartProps {
  part: CommentPart;
  teamId: number;
  people: ReadonlyMap<string, Mention>;
}

function Part({ part, teamId, people }: PartProps) {
  if (part.kind === 'words') return part.text;
  if (part.kind === 'link')
    return (
      <TextLink href={part.href} isExternal>
        {part.text}
      </TextLink>
    );
  const person = people.get(part.username);
  if (!person) return part.text;
  return (
    <MemberMention teamId={teamId} userId={person.userId} name={person.displayName}>
      {part.text}
    </MemberMention>
  );
}
