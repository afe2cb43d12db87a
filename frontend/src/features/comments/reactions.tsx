import {
  reactionKinds,
  talkTexts,
  type ContentComment,
  type Reaction as ReactionData,
  type ReactionKind,
} from '@touchline/contract';
import { AgreeIcon, CheckIcon, HelpIcon, Reaction, type Icon } from '@touchline/ui-kit';
import { useReaction } from './use-reaction';

const icons: Record<ReactionKind, Icon> = { agree: AgreeIcon, done: CheckIcon, 'not-clear': HelpIcon };

/** The reactions to a comment, each of which the user can add and remove. */
export function Reactions({ comment }: { comment: ContentComment }) {
  return reactionKinds.map((kind) => (
    <ReactionOf
      key={kind}
      commentId={comment.id}
      kind={kind}
      given={comment.reactions?.find((reaction) => reaction.kind === kind)}
    />
  ));
}

interface ReactionOfProps {
  commentId: number;
  kind: ReactionKind;
  given: ReactionData | undefined;
}

function ReactionOf({ commentId, kind, given }: ReactionOfProps) {
  const [change, chosen] = useReaction(commentId, kind);
  const { count = 0, isMine = false, names = [] } = given ?? {};
  const isSelected = chosen ?? isMine;
  return (
    <Reaction
      label={talkTexts.kinds[kind]}
      icon={icons[kind]}
      count={count + Number(isSelected) - Number(isMine)}
      isSelected={isSelected}
      names={names.length > 0 ? talkTexts.names(names, count) : undefined}
      onChange={change}
    />
  );
}
