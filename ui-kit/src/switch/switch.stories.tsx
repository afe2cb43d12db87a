import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Divider } from '../layout/bits';
import { Card } from '../layout/card';
import { Grid } from '../layout/grid';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Switch } from './switch';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Page updates', onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="32">
      <Stack gap="none">
        <Switch>Off</Switch>
        <Switch defaultSelected>On</Switch>
        <InState is="hovered">
          <Switch>Under the pointer</Switch>
        </InState>
        <InState is="focus-visible">
          <Switch defaultSelected>With the focus</Switch>
        </InState>
        <InState is="pressed">
          <Switch>Pressed</Switch>
        </InState>
        <Switch isPending>Being switched off</Switch>
        <Switch isPending defaultSelected>
          Being switched on
        </Switch>
        <Switch isDisabled>Disabled</Switch>
        <Switch isDisabled defaultSelected>
          Disabled, on
        </Switch>
      </Stack>
      <Stack gap="8">
        <Switch defaultSelected description="When somebody changes a page that you starred.">
          Page updates
        </Switch>
        <Switch description="When somebody joins one of your teams.">New team members</Switch>
        <Switch isDisabled description="Only the team's admin can switch this.">
          Open to the league
        </Switch>
      </Stack>
      <Card>
        <Stack gap="8">
          <Switch place="end" defaultSelected description="When somebody changes a page that you starred.">
            Page updates
          </Switch>
          <Divider />
          <Switch place="end" isPending defaultSelected description="When somebody joins one of your teams.">
            New team members
          </Switch>
          <Divider />
          <Switch
            place="end"
            description="A description that is much longer than the others, so that it goes on in a second line and perhaps in a third."
          >
            Words that are so long that they, too, have to go on in the next line
          </Switch>
        </Stack>
      </Card>
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const SpaceSwitches: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch', { name: 'Page updates' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const PendingIgnoresPresses: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
