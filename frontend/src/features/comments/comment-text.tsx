import { commentTexts, type ContentComment, type Mention } from '@touchline/contract';
import { PersonMention, Text, TextLink } from '@touchline/ui-kit';
import { useState } from 'react';
import { LazyMemberCard } from '../../shared/people/lazy-member-card';
import { partsOf, type CommentPart } from './comment-words';
import { useDiscussion } from './discussion-context';

/** Plain text of a comment, with links and names of mentioned users. */
export function CommentText({ comment }: { comment: ContentComment }) {
  if (comment.isDeleted) return <Text tone="muted">{commentTexts.deleted}</Text>;
  const people = new Map(comment.mentions.map((person) => [person.username.toLowerCase(), person]));
  return (
    <Text preserveLines isUserText>
      {partsOf(comment.content, (username) => people.get(username)?.displayName).map((part, index) => (
        <Part key={index} part={part} people={people} />
      ))}
    </Text>
  );
}

function Part({ part, people }: { part: CommentPart; people: ReadonlyMap<string, Mention> }) {
  if (part.kind === 'words') return part.text;
  if (part.kind === 'link')
    return (
      <TextLink href={part.href} isExternal>
        {part.text}
      </TextLink>
    );
  const person = people.get(part.username);
  return person ? <Mentioned text={part.text} person={person} /> : part.text;
}

/** The name of a mentioned user, which opens their card. */
function Mentioned({ text, person: { userId, displayName } }: { text: string; person: Mention }) {
  const { content } = useDiscussion();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (element: HTMLButtonElement | null) => {
    setAnchor(element);
    setOpen(true);
  };
  return (
    <>
      <PersonMention onOpen={open}>{text}</PersonMention>
      <LazyMemberCard
        teamId={content.teamId}
        userId={userId}
        name={displayName}
        anchor={anchor}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
