import { useQuery } from '@tanstack/react-query';
import { useMatch } from 'react-router-dom';
import { pageQuery } from '../features/pages/page-queries';
import { teamsQuery } from '../shared/session';

/** The team that is open: by its own address, by its page's, or the first one on the dashboard. */
export function useCurrentTeamId(): number | undefined {
  const team = useMatch('/teams/:teamId');
  const page = useMatch('/pages/:pageId');
  const isDashboard = [useMatch('/'), useMatch('/dashboard')].some(Boolean);
  const pageId = Number(page?.params.pageId);
  const { data: open } = useQuery({ ...pageQuery(pageId), enabled: false });
  const { data: teams } = useQuery(teamsQuery);
  if (team) return Number(team.params.teamId);
  if (page) return open?.teamId;
  return isDashboard ? teams?.[0]?.id : undefined;
}
