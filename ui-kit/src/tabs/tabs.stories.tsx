import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../text/text';
import { Tabs } from './tabs';

const meta = {
  title: 'Data/Tabs',
  component: Tabs,
  args: {
    label: 'Team',
    items: [
      { id: 'pages', label: 'Pages', count: 24, content: <Text>Every page of the team.</Text> },
      { id: 'media', label: 'Media', count: 0, content: <Text>Every file.</Text> },
      { id: 'activity', label: 'Activity', content: <Text>What happened lately.</Text> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Media/, selected: true })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Every file.');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Activity' })).toHaveFocus();
  },
};
