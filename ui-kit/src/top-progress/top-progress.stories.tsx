import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text';
import { TopProgress } from './top-progress';

const meta = { title: 'Data/Top progress', component: TopProgress, args: { isActive: true } } satisfies Meta<
  typeof TopProgress
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <>
      <TopProgress {...args} />
      <Text tone="muted">The next screen is on its way: look at the upper edge.</Text>
    </>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const IsThereOnlyWhileSomethingIsOnItsWay: Story = {
  args: { isActive: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};
