import { appTexts, searchTexts, teamTexts } from '@touchline/contract';
import {
  AppShell,
  Banner,
  Below,
  HeaderBar,
  IconButton,
  MenuIcon,
  ProductMark,
  SearchIcon,
  SlidePanel,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import { UserMenu } from '../features/accounts/user-menu';
import { Bell } from '../screens/bell';
import { useSendWaiting } from '../features/comments/send-waiting';
import { useUser } from '../shared/session';
import { useOnline } from '../shared/use-online';
import { TeamNavigation } from './team-navigation';
import { HeaderSearch } from './header-search';
import { SearchPalette } from './search-palette';
import { useLive } from './use-live';

/** The layout of everything behind the sign-in. */
export function Shell() {
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [isSearching, setSearching] = useState(false);
  const isOnline = useOnline();
  useLive(useUser().id);
  useSendWaiting();
  return (
    <AppShell
      skipLabel={appTexts.skipToContent}
      sidebarLabel={appTexts.teamSpaces}
      header={
        <HeaderBar
          start={
            <>
              <Below breakpoint="desktop">
                <IconButton
                  label={appTexts.openTeams}
                  icon={MenuIcon}
                  tone="quiet"
                  onPress={() => setPanelOpen(true)}
                />
              </Below>
              <ProductMark name={appTexts.product} href="/" />
            </>
          }
          middle={<HeaderSearch onOpen={() => setSearching(true)} />}
          end={
            <>
              <Below breakpoint="tablet">
                <IconButton
                  label={searchTexts.open}
                  icon={SearchIcon}
                  tone="quiet"
                  onPress={() => setSearching(true)}
                />
              </Below>
              <Bell />
              <UserMenu />
            </>
          }
        />
      }
      sidebar={<TeamNavigation />}
    >
      {!isOnline && <Banner tone="warning">{`${appTexts.offline}. ${appTexts.offlineLead}`}</Banner>}
      <Outlet />
      <SearchPalette isOpen={isSearching} onOpenChange={setSearching} />
      <SlidePanel title={teamTexts.teams} isOpen={isPanelOpen} onOpenChange={setPanelOpen} side="start">
        <TeamNavigation onNavigate={() => setPanelOpen(false)} />
      </SlidePanel>
    </AppShell>
  );
}
