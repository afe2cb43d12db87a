import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { RelativeTime } from './relative-time';

const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const meta = {
  title: 'Data/Relative time',
  component: RelativeTime,
  args: { at: before(3), isFocusable: true },
} satisfies Meta<typeof RelativeTime>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="8">
      {[0.1, 3, 30, 1000, 20_000].map((hours) => (
        <Text key={hours}>
          <RelativeTime at={before(hours)} /> or <RelativeTime at={before(hours)} format="distance" /> or{' '}
          <RelativeTime at={before(hours)} format="calendar" />
        </Text>
      ))}
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ExactTimeOnFocus: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    const year = String(new Date(args.at).getFullYear());
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(year);
  },
};
