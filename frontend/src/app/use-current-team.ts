import { useQuery } from '@tanstack/react-query';
import type { Page, Play } from '@touchline/contract';
import { useMatch, useSearchParams } from 'react-router-dom';
import { pageQuery } from '../features/pages/page-queries';
import { playQuery } from '../features/plays/play-queries';
import { categoryIn } from '../routes/team/category-in';
import { lastUsedTeam, teamsQuery } from '../shared/session';

export const useIsDashboard = () => [useMatch('/'), useMatch('/dashboard')].some(Boolean);

/**
 * Returns the id of the current team: from the path, from the open page or play or its history, or on the dashboard from `?team=`, else the team
 * used last.
 */
export function useCurrentTeamId(): number | undefined {
  const team = useMatch('/teams/:teamId/*');
  const content = useOpenContent();
  const isDashboard = useIsDashboard();
  const asked = useSearchParams()[0].get('team');
  const { data: teams } = useQuery(teamsQuery);
  if (team) return Number(team.params.teamId);
  if (content) return content.teamId;
  return isDashboard ? (teams?.find(({ id }) => String(id) === asked) ?? lastUsedTeam(teams))?.id : undefined;
}

/** Returns the id of the category that filters the team's space, or that contains the open page or play. */
export function useCurrentCategoryId(): number | undefined {
  const isTeam = useMatch('/teams/:teamId') !== null;
  const [params] = useSearchParams();
  const content = useOpenContent();
  return isTeam ? categoryIn(params) : (content?.categoryId ?? undefined);
}

/** Returns the page or play of the open screen, its history included; undefined elsewhere and while it is loading. */
function useOpenContent(): Page | Play | undefined {
  const pageId = Number(useMatch('/pages/:pageId/*')?.params.pageId);
  const playId = Number(useMatch('/plays/:playId/*')?.params.playId);
  const page = useQuery({ ...pageQuery(pageId), enabled: false }).data;
  const play = useQuery({ ...playQuery(playId), enabled: false }).data;
  return page ?? play;
}

/**
 * Returns a function from a team's id to its URL: its space, or on a dashboard filtered by tags the dashboard of that team with the
 * same tags.
 */
export function useTeamUrl(): (teamId: number) => string {
  const isDashboard = useIsDashboard();
  const tags = useSearchParams()[0].getAll('tag');
  if (!isDashboard || tags.length === 0) return (teamId) => `/teams/${teamId}`;
  return (teamId) => {
    const chosen = tags.map((tag) => ['tag', tag]);
    return `/dashboard?${new URLSearchParams([['team', String(teamId)], ...chosen])}`;
  };
}
