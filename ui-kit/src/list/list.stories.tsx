import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { IconButton } from '../icon-button/icon-button';
import { PageIcon, TrashIcon } from '../icons/icons';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { List, ListItem } from './list';
import { ListSkeleton } from './list-skeleton';

const onPress = fn();

const meta = {
  title: 'Data/List',
  component: List,
  subcomponents: { ListItem, ListSkeleton },
  args: { label: 'Pages', children: <ListItem title="Lineout calls" onPress={onPress} /> },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = <PageIcon size={18} />;

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 1, 2]} gap="24">
      <InState is="hovered" target="li:nth-child(3) > a">
        <InState is="focus-visible" target="li:nth-child(4) > a">
          <InState is="pressed" target="li:nth-child(5) > button">
            <List label="States">
              <ListItem title="Only to read" detail="It leads nowhere" start={page} />
              <ListItem title="A link" detail="Updated 2 hours ago" start={page} href="#calls" />
              <ListItem title="Under the pointer" start={page} href="#calls" />
              <ListItem title="With the focus" start={page} href="#calls" />
              <ListItem title="Pressed" start={page} onPress={onPress} />
            </List>
          </InState>
        </InState>
      </InState>
      <List label="Invitations">
        <ListItem
          title="tom.reed@club.example"
          detail="Invited yesterday, as a player"
          start={<Avatar name="Tom Reed" />}
          end={
            <>
              <Badge tone="warning">Pending</Badge>
              <IconButton label="Cancel the invitation" icon={TrashIcon} size="small" />
            </>
          }
        />
        <ListItem
          title="A title that is much longer than the line it has, so that it goes on in the next one and the one after"
          detail="A detail of the same kind, which nobody would cut short because it is what people came to read"
          start={<Avatar name="Mara Okafor" />}
          end={<Badge>Coach</Badge>}
        />
      </List>
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const Loading: Story = {
  render: () => (
    <Grid columns={[1, 1, 2]} gap="24">
      <ListSkeleton count={3} />
      <ListSkeleton count={3} hasThumbnail />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const IsPressedByKeyboard: Story = {
  play: async ({ canvas }) => {
    onPress.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lineout calls' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
