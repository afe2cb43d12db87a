import { appTexts, teamNavTexts } from '@touchline/contract';
import {
  AppShell,
  Banner,
  ShowBelow,
  HeaderBar,
  IconButton,
  loadPalette,
  MenuIcon,
  ProductMark,
  SlidePanel,
  usePreloadOnInteraction,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { UserMenu } from '../../features/accounts/user-menu';
import { Bell } from './bell';
import { useSendWaiting } from '../../features/comments/send-waiting';
import { useUser } from '../../shared/session';
import { useOnline } from '../../shared/hooks/use-online';
import { useSingleKeys } from '../../shared/hooks/use-single-keys';
import { lazyDialog } from '../../shared/lazy-dialog';
import { useIsAccountReplaced } from '../../shared/tab-account';
import { viewsAsPlayer } from '../../shared/view-as-player';
import { ScreenBoundary } from '../screen-boundary';
import { MainNavigation } from './main-navigation';
import { TeamNavigation } from './team-navigation';
import { HeaderSearch } from './header-search';
import { useAccountTimeZone } from '../use-account-time-zone';
import { useLive } from '../use-live';
import { useRecordTeamUse } from '../use-record-team-use';

const AnotherUserBanner = lazyDialog(async () => (await import('./another-user-banner')).AnotherUserBanner);
const KeysDialog = lazyDialog(async () => (await import('./keys-dialog')).KeysDialog);
const ViewAsBanner = lazyDialog(async () => (await import('./view-as-banner')).ViewAsBanner);
const loadSearch = () => import('./search-palette');
const SearchPalette = lazyDialog(async () => (await loadSearch()).SearchPalette);
const preloadSearch = () => Promise.all([loadSearch(), loadPalette()]);

/** Layout of all screens that require a session. */
export function AppLayout() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const isOnline = useOnline();
  const isAccountReplaced = useIsAccountReplaced();
  useLive(useUser().id);
  useAccountTimeZone();
  useRecordTeamUse();
  useSendWaiting();
  usePreloadOnInteraction(preloadSearch);
  const showKeys = () => setShowsKeys(true);
  useSingleKeys({ '?': showKeys });
  const openSearch = () => setSearching(true);
  return (
    <AppShell
      skipLabel={appTexts.skipToContent}
      sidebarLabel={appTexts.teamSpaces}
      header={<AppHeader onOpenTeams={() => setPanelOpen(true)} onOpenSearch={openSearch} />}
      lowerBar={<MainNavigation onOpenSearch={openSearch} />}
      sidebar={<TeamNavigation />}
      banners={
        <>
          {!isOnline && <Banner tone="warning">{`${appTexts.offline}. ${appTexts.offlineLead}`}</Banner>}
          <ViewAsBanner isOpen={viewsAsPlayer} />
          <AnotherUserBanner isOpen={isAccountReplaced} />
        </>
      }
    >
      <ScreenBoundary location={useLocation()}>
        <Outlet />
      </ScreenBoundary>
      <SearchPalette isOpen={isSearching} onOpenChange={setSearching} onShowKeys={showKeys} />
      <KeysDialog isOpen={showsKeys} onOpenChange={setShowsKeys} />
      <SlidePanel title={teamNavTexts.teams} isOpen={isPanelOpen} onOpenChange={setPanelOpen} side="start">
        <TeamNavigation onNavigate={() => setPanelOpen(false)} />
      </SlidePanel>
    </AppShell>
  );
}

interface AppHeaderProps {
  onOpenTeams: () => void;
  onOpenSearch: () => void;
}

function AppHeader({ onOpenTeams, onOpenSearch }: AppHeaderProps) {
  return (
    <HeaderBar
      start={
        <>
          <ShowBelow breakpoint="desktop">
            <IconButton label={appTexts.openTeams} icon={MenuIcon} tone="quiet" onPress={onOpenTeams} />
          </ShowBelow>
          <ProductMark name={appTexts.product} href="/" />
        </>
      }
      middle={<HeaderSearch onOpen={onOpenSearch} />}
      end={
        <>
          <Bell />
          <UserMenu />
        </>
      }
    />
  );
}
