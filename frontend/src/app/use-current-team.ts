import { useQuery } from '@tanstack/react-query';
import { useMatch, useSearchParams } from 'react-router-dom';
import { pageQuery } from '../features/pages/page-queries';
import { categoryIn } from '../routes/team/use-page-filter';
import { teamsQuery } from '../shared/session';

const useIsDashboard = () => [useMatch('/'), useMatch('/dashboard')].some(Boolean);

/** Returns the id of the current team: from the path, from the open page, or on the dashboard from `?team=`, else the first team. */
export function useCurrentTeamId(): number | undefined {
  const team = useMatch('/teams/:teamId');
  const page = useMatch('/pages/:pageId');
  const isDashboard = useIsDashboard();
  const asked = useSearchParams()[0].get('team');
  const pageId = Number(page?.params.pageId);
  const { data: open } = useQuery({ ...pageQuery(pageId), enabled: false });
  const { data: teams } = useQuery(teamsQuery);
  if (team) return Number(team.params.teamId);
  if (page) return open?.teamId;
  return isDashboard ? (teams?.find(({ id }) => String(id) === asked) ?? teams?.[0])?.id : undefined;
}

/** Returns the id of the category that filters the current team. */
export function useCurrentCategoryId(): number | undefined {
  const isTeam = useMatch('/teams/:teamId') !== null;
  const [params] = useSearchParams();
  return isTeam ? categoryIn(params) : undefined;
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
