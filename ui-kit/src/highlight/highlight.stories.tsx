import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Text } from '../text/text';
import { Highlight } from './highlight';

const meta = {
  title: 'Data/Highlight',
  component: Highlight,
  args: {
    parts: [
      { text: 'The ', isMatch: false },
      { text: 'front pod', isMatch: true },
      { text: ' lifts on the second call', isMatch: false },
    ],
  },
  render: (args) => (
    <Text>
      <Highlight {...args} />
    </Text>
  ),
} satisfies Meta<typeof Highlight>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('front pod')).toHaveProperty('tagName', 'MARK');
  },
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
