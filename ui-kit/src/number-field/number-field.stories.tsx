import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { NumberField } from './number-field';

const meta = {
  title: 'Forms/Number field',
  component: NumberField,
  args: { label: 'Rows', name: 'rows', defaultValue: 3, minValue: 1, maxValue: 20, onChange: fn() },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="24">
      <NumberField {...args} />
      <NumberField {...args} label="At its end" defaultValue={20} />
      <NumberField {...args} label="Max uses" error="At least 1" />
      <NumberField {...args} label="Disabled" isDisabled />
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ArrowsStep: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenCalledWith(4);
  },
};
