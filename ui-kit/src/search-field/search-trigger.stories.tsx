import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchTrigger } from './search-trigger';

const meta = {
  title: 'Forms/Search trigger',
  component: SearchTrigger,
  args: { label: 'Search', shortcut: 'k', keys: 'Ctrl K', onPress: fn() },
} satisfies Meta<typeof SearchTrigger>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const OpensByPressAndByKeys: Story = {
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Search' });
    await expect(trigger).toHaveAttribute('aria-keyshortcuts', 'Control+K');
    await userEvent.click(trigger);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};
