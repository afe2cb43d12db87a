import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ChangeStrip } from './change-strip';

const meta = {
  title: 'Data/Change strip',
  component: ChangeStrip,
  args: { children: 'Changed since you read it', action: 'Show changes', onPress: fn() },
} satisfies Meta<typeof ChangeStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Show changes' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const InALine: Story = { args: { size: 'small' } };
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
