import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Checkbox } from './checkbox';

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: { children: 'Page updates', onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="4" align="start">
      <Checkbox>Page updates</Checkbox>
      <Checkbox defaultSelected>New team members</Checkbox>
      <Checkbox isIndeterminate>All teams</Checkbox>
      <Checkbox isDisabled defaultSelected>
        Comments
      </Checkbox>
      <Checkbox isInvalid>Must be ticked</Checkbox>
    </Stack>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
