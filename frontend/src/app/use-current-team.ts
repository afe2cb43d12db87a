import { useQuery } from '@tanstack/react-query';
import { useMatch, useSearchParams } from 'react-router-dom';
import { pageQuery } from '../features/pages/page-queries';
import { categoryIn } from '../screens/use-page-filter';
import { teamsQuery } from '../shared/session';

const useIsDashboard = () => [useMatch('/'), useMatch('/dashboard')].some(Boolean);

/** The team that is open: by its own address, by its page's, or on the dashboard the one chosen there, or the first. */
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

/** The category that the open team is narrowed to. */
export function useCurrentCategoryId(): number | undefined {
  const isTeam = useMatch('/teams/:teamId') !== null;
  const [params] = useSearchParams();
  return isTeam ? categoryIn(params) : undefined;
}

/** Where a team leads: to its space, or on a dashboard narrowed by labels to the same labels of that team. */
export function useTeamUrl(): (teamId: number) => string {
  const isDashboard = useIsDashboard();
  const tags = useSearchParams()[0].getAll('tag');
  if (!isDashboard || tags.length === 0) return (teamId) => `/teams/${teamId}`;
  return (teamId) => {
    const chosen = tags.map((tag) => ['tag', tag]);
    return `/dashboard?${new URLSearchParams([['team', String(teamId)], ...chosen])}`;
  };
}
