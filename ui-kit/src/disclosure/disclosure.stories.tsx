import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { PlusIcon } from '../icons/icons';
import { Box } from '../layout/box';
import { Stack } from '../layout/stack';
import { NavLink } from '../nav-list/nav-list';
import { InState } from '../story/in-state';
import { TeamInitial } from '../team-initial/team-initial';
import { Text } from '../text/text';
import { Disclosure } from './disclosure';

const newPage = <IconButton label="New page" icon={PlusIcon} size="small" />;

const meta = {
  title: 'Data/Disclosure',
  component: Disclosure,
  args: {
    label: 'Pages of Falcons U18',
    summary: 'Falcons U18',
    isExpanded: true,
    onToggle: () => undefined,
    actions: newPage,
    children: <Text>Lineout calls</Text>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

function Team({ name, start = false }: { name: string; start?: boolean }) {
  const [isExpanded, setExpanded] = useState(start);
  return (
    <Disclosure label={name} isExpanded={isExpanded} onToggle={setExpanded} actions={newPage}>
      <Text>Lineout calls</Text>
      <Text>Kick-off receipt</Text>
    </Disclosure>
  );
}

export const Overview: Story = {
  render: () => (
    <Box surface="sunken" padding="12">
      <Stack gap="8">
        <Team name="Falcons U18" start />
        <Team name="Harbour Athletic" />
        <InState is="hovered">
          <Team name="Under the pointer" />
        </InState>
        <InState is="focus-visible">
          <Team name="With the focus" />
        </InState>
        <Disclosure
          label="Show 3 saves"
          toggleAt="end"
          summary={
            <NavLink
              onPress={() => undefined}
              detail="tom.reid · 27 Nov, 14:02–14:40"
              moreDetail="3 saves · 34 words added, 5 removed"
            >
              The toggle at the end
            </NavLink>
          }
          isExpanded={false}
          onToggle={() => undefined}
        >
          <Text>Version 4</Text>
        </Disclosure>
        <Disclosure
          label="Hide pages of Harbour Athletic"
          toggleAt="end"
          hasGuide
          summary={
            <NavLink href="#a" start={<TeamInitial name="Harbour" tint="Soccer" size="small" />}>
              A line beside the content
            </NavLink>
          }
          isExpanded
          onToggle={() => undefined}
        >
          <NavLink href="#b">Lineout calls</NavLink>
          <NavLink href="#c">Kick-off receipt</NavLink>
        </Disclosure>
        <Team name="The under-eighteens of the united clubs of the northern shore, first and second fifteen, with a name that nobody shortens" />
      </Stack>
    </Box>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ToggledByKeyboard: Story = {
  render: function Toggled(args) {
    const [isExpanded, setExpanded] = useState(false);
    return <Disclosure {...args} isExpanded={isExpanded} onToggle={setExpanded} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Lineout calls')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Lineout calls')).toBeVisible();
    await expect(canvas.getByRole('button', { expanded: true })).toHaveFocus();
  },
};
