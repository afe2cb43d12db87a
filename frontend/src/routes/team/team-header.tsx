import { teamTexts, type TeamSummary } from '@touchline/contract';
import { Facts, Heading, Masthead, Stack, TeamInitial, Text, TextLink } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

interface TeamHeaderProps {
  team: TeamSummary;
  /** Number of pages; undefined while loading. */
  total: number | undefined;
  action: ReactNode;
  /** The team is one part of the screen: its name is smaller, and a link to its space. */
  isPart?: boolean;
  /** The description, below the name. */
  children?: ReactNode;
}

/** Name, sport and page count of a team. */
export function TeamHeader({ team, total, action, isPart, children }: TeamHeaderProps) {
  const title = (
    <Stack gap="2">
      <Heading level={isPart ? 2 : 1} isUserText>
        {isPart ? (
          <TextLink tone="quiet" href={`/teams/${team.id}`}>
            {team.name}
          </TextLink>
        ) : (
          team.name
        )}
      </Heading>
      <Text size="14" tone="muted">
        <Facts>
          {team.sport}
          {total !== undefined && `${total} ${total === 1 ? teamTexts.page : teamTexts.pageMany}`}
        </Facts>
      </Text>
    </Stack>
  );
  return (
    <Masthead
      start={<TeamInitial name={team.name} tint={team.sport} size={isPart ? 'medium' : 'large'} />}
      title={title}
      actions={action}
    >
      {children}
    </Masthead>
  );
}
