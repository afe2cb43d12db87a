import { useQuery } from '@tanstack/react-query';
import {
  fullName,
  isPlayerRole,
  publishingTexts as texts,
  type TeamMember,
  type TeamSummary,
} from '@touchline/contract';
import { Avatar, Inline, SkeletonText, Stack, Text } from '@touchline/ui-kit';
import { audienceQuery } from './publish-queries';

const MAX_FACES = 7;

interface AudienceProps {
  team: TeamSummary;
  /** Several pages or plays are published. */
  isMany?: boolean;
}

/** The members of a team who will see a page or play, or several, once published. */
export function Audience({ team, isMany }: AudienceProps) {
  const { data: members, isError } = useQuery(audienceQuery(team.id));
  if (isError)
    return (
      <Text size="14">{isMany ? texts.teamWillSeeThem(team.name) : texts.teamWillSeeIt(team.name)}</Text>
    );
  if (!members) return <SkeletonText lines={2} />;
  const players = members.filter(({ role }) => isPlayerRole(role)).length;
  const others = members.length - MAX_FACES;
  return (
    <Stack gap="8">
      <Inline gap="4">
        {members.slice(0, MAX_FACES).map((member) => (
          <Face key={member.userId} member={member} />
        ))}
        {others > 0 && (
          <Text as="span" size="12" tone="muted">
            {`+${others}`}
          </Text>
        )}
      </Inline>
      <Text size="14" tone="muted">
        <strong>{texts.people(members.length)}</strong>{' '}
        {(isMany ? texts.willSeeThem : texts.willSeeIt)({ players, staff: members.length - players })}
      </Text>
    </Stack>
  );
}

const Face = ({ member: { user } }: { member: TeamMember }) => (
  <Avatar name={fullName(user)} src={user.avatar} size="small" />
);
