import { teamTexts, type TeamSummary } from '@touchline/contract';
import { Facts, Heading, Masthead, Stack, TeamInitial, Text, TextLink } from '@touchline/ui-kit';
import type { ReactNode } from 'react';

/** Numbers of pages and plays that the user sees; undefined while loading. */
export interface TeamCounts {
  pages: number | undefined;
  plays: number | undefined;
}

interface TeamHeaderProps {
  team: TeamSummary;
  counts: TeamCounts;
  action: ReactNode;
  /** The team is one part of the screen: its name is smaller, and a link to its space. */
  isPart?: boolean;
  /** The description, below the name. */
  children?: ReactNode;
}

/** Name and sport of a team, and how many pages and plays it has. */
export function TeamHeader({ team, counts, action, isPart, children }: TeamHeaderProps) {
  const title = (
    <Stack gap="2">
      <Heading level={isPart ? 2 : 1} isUserText>
        {isPart ? (
          <TextLink tone="quiet" href={`/teams/${team.id}`} isAlone>
            {team.name}
          </TextLink>
        ) : (
          team.name
        )}
      </Heading>
      <Text size="14" tone="muted">
        <Facts>
          {team.sport}
          {counts.pages !== undefined && teamTexts.pageCount(counts.pages)}
          {counts.plays !== undefined && counts.plays > 0 && teamTexts.playCount(counts.plays)}
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
