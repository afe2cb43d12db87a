import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { LockIcon, OfflineIcon } from '../icons/icons';
import { Card } from '../layout/card';
import { Grid } from '../layout/grid';
import { ErrorState } from './error-state';

const meta = {
  title: 'Data/Error state',
  component: ErrorState,
  args: { title: 'Failed to fetch pages', detail: 'The network did not answer.', onRetry: fn() },
} satisfies Meta<typeof ErrorState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 2]} gap="16">
      <Card>
        <ErrorState {...args} />
      </Card>
      <Card>
        <ErrorState
          title="You're offline"
          detail="What you have read before is still here."
          icon={OfflineIcon}
          onRetry={args.onRetry}
          isRetrying
        />
      </Card>
      <Card>
        <ErrorState
          title="This page is for members of the team"
          detail="Ask whoever sent you the link to invite you."
          icon={LockIcon}
          action={<Button href="#home">Back to your teams</Button>}
        />
      </Card>
      <Card>
        <ErrorState title="The page was deleted by somebody else while you were reading the part of it about the lineout, which is a pity" />
      </Card>
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const IsAnnouncedAndTriedAgain: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch pages');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
