import { useQuery } from '@tanstack/react-query';
import { appTexts, limits, starredTexts, teamNavTexts, type TeamSummary } from '@touchline/contract';
import {
  Button,
  HomeIcon,
  IconButton,
  media,
  NavItem,
  NavLabel,
  NavList,
  PlusIcon,
  Skeleton,
  Stack,
  StarIcon,
  Text,
  useMedia,
} from '@touchline/ui-kit';
import { useMatch } from 'react-router-dom';
import { useTeamCreation } from '../../routes/shared/use-team-creation';
import { LoadingWords } from '../../shared/loading-words';
import { lazyDialog } from '../../shared/lazy-dialog';
import { teamsQuery } from '../../shared/session';
import { TeamBranch } from './team-branch';
import { useCurrentTeamId, useIsDashboard } from '../use-current-team';
import { LoadFailed } from '../../shared/load-failed';

const StarCount = lazyDialog(async () => (await import('./star-count')).StarCount);

interface TeamNavigationProps {
  /** Called after navigation, so that the panel can close; undefined in the sidebar. */
  onNavigate?: () => void;
}

/** Lists the team spaces, each with its newest pages, and creates new ones; in the sidebar of a desktop and in the panel of narrow screens. */
export function TeamNavigation({ onNavigate }: TeamNavigationProps) {
  const teams = useQuery(teamsQuery);
  const currentId = useCurrentTeamId();
  const creation = useTeamCreation();
  return (
    <Stack gap="16">
      {onNavigate && (
        <Button tone="accent" icon={PlusIcon} onPress={creation.open} fullWidth>
          {teamNavTexts.newTeamSpace}
        </Button>
      )}
      {!onNavigate && <Shortcuts />}
      <Stack gap="2">
        {!onNavigate && (
          <NavLabel
            action={
              <IconButton
                label={teamNavTexts.newTeamSpace}
                icon={PlusIcon}
                size="small"
                onPress={creation.open}
              />
            }
          >
            {teamNavTexts.teams}
          </NavLabel>
        )}
        {teams.isPending && <TeamSkeletons />}
        {teams.isLoadingError && <LoadFailed query={teams} />}
        {teams.data && <TeamBranches teams={teams.data} currentId={currentId} onNavigate={onNavigate} />}
      </Stack>
      {creation.dialog}
    </Stack>
  );
}

function Shortcuts() {
  const isHome = useIsDashboard();
  const isStarred = useMatch('/starred') !== null;
  const isDesktop = useMedia(media.desktop);
  return (
    <NavList>
      <NavItem href="/" icon={HomeIcon} isCurrent={isHome}>
        {teamNavTexts.home}
      </NavItem>
      <NavItem href="/starred" icon={StarIcon} end={<StarCount isOpen={isDesktop} />} isCurrent={isStarred}>
        {starredTexts.title}
      </NavItem>
    </NavList>
  );
}

interface TeamBranchesProps extends TeamNavigationProps {
  teams: TeamSummary[];
  currentId: number | undefined;
}

function TeamBranches({ teams, currentId, onNavigate }: TeamBranchesProps) {
  if (teams.length === 0) {
    return (
      <Text size="14" tone="muted">
        {teamNavTexts.noTeams}
      </Text>
    );
  }
  return (
    <NavList label={teamNavTexts.teams}>
      {teams.map((team) => (
        <TeamBranch key={team.id} team={team} isCurrent={team.id === currentId} onNavigate={onNavigate} />
      ))}
    </NavList>
  );
}

function TeamSkeletons() {
  return (
    <Stack gap="8">
      <LoadingWords>{appTexts.loading}</LoadingWords>
      {Array.from({ length: limits.panelSkeletons }, (_, index) => (
        <Skeleton key={index} height="32" />
      ))}
    </Stack>
  );
}
