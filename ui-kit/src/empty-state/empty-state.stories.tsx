import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { FilterIcon, PageIcon, PlusIcon, UsersIcon } from '../icons/icons';
import { Card } from '../layout/card';
import { Grid } from '../layout/grid';
import { EmptyState } from './empty-state';

const meta = {
  title: 'Data/Empty state',
  component: EmptyState,
  args: {
    title: 'No pages found',
    detail: 'Pages hold your plays, drills and match plans.',
    icon: PageIcon,
    action: (
      <Button tone="accent" icon={PlusIcon}>
        Create your first page
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 2]} gap="16">
      <Card>
        <EmptyState {...args} />
      </Card>
      <Card>
        <EmptyState
          icon={UsersIcon}
          title="Nobody else is here"
          detail="Only administrators of the team can invite people."
        />
      </Card>
      <Card>
        <EmptyState
          icon={FilterIcon}
          title="No page has all of these labels, and one of them is a good deal longer than labels are"
          detail="attack, whiteboard, and the-label-that-somebody-typed-without-a-single-space-because-the-keyboard-was-wet"
          action={<Button>Clear the filter</Button>}
        />
      </Card>
      <Card>
        <EmptyState title="No comments yet" />
      </Card>
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const IsNoAlert: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No pages found' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
