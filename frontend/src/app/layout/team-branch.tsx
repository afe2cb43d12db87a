import { useInfiniteQuery } from '@tanstack/react-query';
import {
  canCreatePages,
  limits,
  pageTexts,
  teamNavTexts,
  type PageSummary,
  type TeamSummary,
} from '@touchline/contract';
import {
  Badge,
  Button,
  Disclosure,
  NavItem,
  NavLink,
  NavLabel,
  NavList,
  NavSkeleton,
  PlayIcon,
  Stack,
  TeamInitial,
  Text,
  WhiteboardIcon,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useMatch, useSearchParams } from 'react-router-dom';
import { useOpenNewPage } from '../../features/pages/new-page';
import { isWhiteboard } from '../../shared/content/is-whiteboard';
import { pageListQuery } from '../../features/pages/page-queries';
import { useStanding } from '../../shared/session';
import { TeamCategories } from './team-categories';
import { useCurrentCategoryId, useIsDashboard, useTeamUrl } from '../use-current-team';
import { lazyDialog } from '../../shared/lazy-dialog';

const PageDialog = lazyDialog(async () => (await import('../../features/pages/page-dialog')).PageDialog);

interface TeamBranchProps {
  team: TeamSummary;
  isCurrent: boolean;
  onNavigate?: () => void;
}

/** A team in the sidebar; expanded, it lists its categories, a link to its plays, and its five newest pages. The current team starts expanded. */
export function TeamBranch({ team, isCurrent, onNavigate }: TeamBranchProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? isCurrent;
  const isTeamScreen = useMatch('/teams/:teamId/*') !== null;
  const isPanel = onNavigate !== undefined;
  const openCategory = useCurrentCategoryId();
  const currentCategory = isCurrent ? openCategory : undefined;
  const isHome = useIsDashboard();
  const isPlays = useIsPlayList();
  /** No category, page or list of plays of the team is open. */
  const isLeaf = currentCategory === undefined && !isPlays && (isTeamScreen || (isPanel && isHome));
  const teamUrl = useTeamUrl();
  const verb = isOpen ? teamNavTexts.hidePages : teamNavTexts.showPages;
  return (
    <li>
      <Disclosure
        label={`${verb} ${team.name}`}
        isExpanded={isOpen}
        onToggle={setChosen}
        toggleAt="end"
        hasGuide
        summary={
          <NavLink
            href={teamUrl(team.id)}
            isCurrent={isCurrent && (isLeaf || 'ancestor')}
            detail={isPanel && team.sport}
            onPress={onNavigate}
            start={<TeamInitial name={team.name} tint={team.sport} size="small" />}
          >
            {team.name}
          </NavLink>
        }
      >
        <Stack gap="8">
          <TeamCategories
            team={team}
            currentId={currentCategory}
            isPageOpen={!isTeamScreen}
            onNavigate={onNavigate}
          />
          <PlaysLink team={team} isCurrent={isCurrent} isListed={isPlays} onNavigate={onNavigate} />
          <RecentPages team={team} onNavigate={onNavigate} />
        </Stack>
      </Disclosure>
    </li>
  );
}

/** Returns true while all plays of a team are listed. */
function useIsPlayList(): boolean {
  const isTeamScreen = useMatch('/teams/:teamId') !== null;
  const [params] = useSearchParams();
  return isTeamScreen && params.get('tab') === 'plays' && !params.has('category');
}

/** Link to the plays of a team. `isListed`: the list is open. */
function PlaysLink({ team, isCurrent, isListed, onNavigate }: TeamBranchProps & { isListed: boolean }) {
  const isPlay = useMatch('/plays/:playId/*') !== null;
  return (
    <NavList>
      <NavItem
        href={`/teams/${team.id}?tab=plays`}
        icon={PlayIcon}
        isCurrent={isCurrent && (isListed || (isPlay && 'ancestor'))}
        onPress={onNavigate}
      >
        {teamNavTexts.plays}
      </NavItem>
    </NavList>
  );
}

function RecentPages({ team, onNavigate }: { team: TeamSummary; onNavigate?: () => void }) {
  const list = useInfiniteQuery(pageListQuery(team.id, {}, limits.sidebarPages));
  const open = useMatch('/pages/:pageId/*')?.params.pageId;
  if (list.isPending) return <NavSkeleton lines={limits.sidebarPages} />;
  // It failed; the screen says so.
  if (!list.data) return null;
  const pages = list.data.pages[0]?.pages ?? [];
  if (pages.length === 0) return <NoPages team={team} />;
  return (
    <div>
      <NavLabel>{teamNavTexts.recent}</NavLabel>
      <NavList label={`${teamNavTexts.pages}: ${team.name}`}>
        {pages.map((page) => (
          <NavItem
            key={page.id}
            href={`/pages/${page.id}`}
            end={<EndOfPage page={page} />}
            isCurrent={open === String(page.id)}
            onPress={onNavigate}
          >
            {page.title}
          </NavItem>
        ))}
      </NavList>
    </div>
  );
}

function EndOfPage({ page }: { page: PageSummary }) {
  if (page.isDraft) return <Badge tone="warning">{pageTexts.draft}</Badge>;
  return isWhiteboard(page) && <WhiteboardIcon size={16} />;
}

function NoPages({ team }: { team: TeamSummary }) {
  const [isOpen, setOpen] = useState(false);
  const standing = useStanding(team);
  const showPage = useOpenNewPage();
  return (
    <Stack gap="8" align="start">
      <Text size="14" tone="muted">
        {pageTexts.noPages}
      </Text>
      {standing && canCreatePages(standing) && (
        <Button size="small" onPress={() => setOpen(true)}>
          {pageTexts.createShort}
        </Button>
      )}
      <PageDialog team={team} isOpen={isOpen} onOpenChange={setOpen} onCreated={showPage} />
    </Stack>
  );
}
