import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { Select } from './select';

const items = ['Rugby Union', 'Rugby League', 'Soccer', 'Basketball', 'Hockey'].map((label) => ({
  id: label,
  label,
}));

const long = [{ id: 'long', label: 'Northern Regional Schools Rugby Union Association, Under 18 Squad' }];

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: 'Sport', name: 'sport', items, placeholder: 'Choose a sport', onSelectionChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 3]} gap="24">
      <Select {...args} label="Nothing chosen" />
      <Select {...args} label="One chosen" defaultSelectedKey="Rugby Union" />
      <Select {...args} label="Described" description="It colours the team's initial." />
      <InState is="hovered">
        <Select {...args} label="Under the pointer" />
      </InState>
      <InState is="focus-visible">
        <Select {...args} label="With the focus" />
      </InState>
      <InState is="pressed">
        <Select {...args} label="Pressed" />
      </InState>
      <Select {...args} label="Refused" error="Sport is required" isRequired />
      <Select {...args} label="Disabled" defaultSelectedKey="Soccer" isDisabled />
      <Select {...args} label="Long" items={long} defaultSelectedKey="long" />
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
