import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../layout/grid';
import { Select } from './select';

const items = ['Rugby Union', 'Rugby League', 'Soccer', 'Basketball', 'Hockey'].map((label) => ({
  id: label,
  label,
}));

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Sport', name: 'sport', items, placeholder: 'Choose a sport', onSelectionChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 2]} gap="24">
      <Select {...args} />
      <Select {...args} defaultSelectedKey="Rugby Union" />
      <Select {...args} error="Sport is required" isRequired />
      <Select {...args} isDisabled />
      <Select {...args} description="It colours the team's initial." />
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Rugby Union' })).toHaveFocus());
    await userEvent.keyboard('s{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith('Soccer');
    await expect(canvas.getByRole('button', { name: /Soccer/ })).toBeVisible();
  },
};
