import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageIcon, PlusIcon, WhiteboardIcon } from '../icons/icons';
import { Box } from '../layout/box';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { TeamInitial } from '../team-initial/team-initial';
import { IconButton } from '../icon-button/icon-button';
import { NavItem, NavLabel, NavList } from './nav-list';
import { NavSkeleton } from './nav-skeleton';

const meta = { title: 'Data/Nav list', component: NavList, args: { children: null } } satisfies Meta<
  typeof NavList
>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="16">
      <Box surface="sunken" padding="12">
        <NavList label="Team spaces">
          <NavItem
            href="#a"
            start={<TeamInitial name="Falcons" tint="Rugby Union" size="small" />}
            detail="Rugby Union"
            isCurrent
          >
            Falcons U18
          </NavItem>
          <NavItem
            href="#b"
            start={<TeamInitial name="Harbour" tint="Soccer" size="small" />}
            detail="Soccer"
          >
            Harbour Athletic, the team with the long name that nobody shortens
          </NavItem>
          <NavItem href="#c" icon={PageIcon}>
            Lineout calls
          </NavItem>
          <NavItem href="#d" icon={WhiteboardIcon}>
            Kick-off receipt
          </NavItem>
          <NavItem icon={PageIcon}>No pages found</NavItem>
          <NavItem href="#h" isCurrent="ancestor">
            Match days, the category of the open page
          </NavItem>
          <NavItem href="#i" end={<WhiteboardIcon size={16} />}>
            Kick-off receipt, tagged whiteboard
          </NavItem>
        </NavList>
        <NavLabel action={<IconButton label="New team" icon={PlusIcon} size="small" />}>Teams</NavLabel>
      </Box>
      <Box surface="sunken" padding="12">
        <InState is="hovered" target="li:nth-child(1) > a">
          <InState is="focus-visible" target="li:nth-child(2) > a">
            <InState is="pressed" target="li:nth-child(3) > a">
              <NavList label="States">
                <NavItem href="#e" icon={PageIcon}>
                  Under the pointer
                </NavItem>
                <NavItem href="#f" icon={PageIcon}>
                  With the focus
                </NavItem>
                <NavItem href="#g" icon={PageIcon}>
                  Pressed
                </NavItem>
              </NavList>
            </InState>
          </InState>
        </InState>
      </Box>
      <Box surface="sunken" padding="12">
        <NavSkeleton lines={5} />
      </Box>
    </Grid>
  ),
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };

/** Shown while the items are loading. */
export const Loading: StoryObj<typeof meta> = {
  render: () => (
    <Box surface="sunken" padding="12">
      <NavSkeleton lines={5} />
    </Box>
  ),
};
