import { useState, type ReactNode } from 'react';
import { Avatar } from '../avatar/avatar';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { BellIcon, MenuIcon, PlusIcon } from '../icons/icons';
import { AppShell, HeaderBar } from '../layout/app-shell';
import { ShowBelow } from '../layout/show-above';
import { Stack } from '../layout/stack';
import { NavItem, NavList } from '../nav-list/nav-list';
import { ProductMark } from '../product-mark/product-mark';
import { SearchField } from '../search-field/search-field';
import { SlidePanel } from '../slide-panel/slide-panel';
import { TeamInitial } from '../team-initial/team-initial';

const sidebar = (
  <Stack gap="16">
    <NavList label="Teams">
      <NavItem href="#f" start={<TeamInitial name="F" tint="Rugby Union" size="small" />} isCurrent>
        Falcons U18
      </NavItem>
      <NavItem href="#h" start={<TeamInitial name="H" tint="Soccer" size="small" />}>
        Harbour Athletic
      </NavItem>
    </NavList>
    <Button icon={PlusIcon} fullWidth>
      New Team Space
    </Button>
  </Stack>
);

function Header({ onTeams }: { onTeams: () => void }) {
  return (
    <HeaderBar
      start={
        <>
          <ShowBelow breakpoint="desktop">
            <IconButton label="Teams" icon={MenuIcon} onPress={onTeams} />
          </ShowBelow>
          <ProductMark name="Touchline" />
        </>
      }
      middle={<SearchField label="Search" placeholder="Search" value="" onChange={() => undefined} />}
      end={
        <>
          <IconButton label="Notifications" icon={BellIcon} />
          <Avatar name="Mara Okafor" />
        </>
      }
    />
  );
}

/** A complete shell: below 1024 px the sidebar is a slide panel. */
export function Shell({ children, banners }: { children: ReactNode; banners?: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AppShell header={<Header onTeams={() => setOpen(true)} />} sidebar={sidebar} banners={banners}>
      <SlidePanel title="Teams" isOpen={isOpen} onOpenChange={setOpen}>
        {sidebar}
      </SlidePanel>
      {children}
    </AppShell>
  );
}
