import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { TableIcon } from '../icons/icons';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { Popover } from './popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Insert table',
    icon: TableIcon,
    tone: 'neutral',
    children: (close) => (
      <Stack gap="12">
        <Text>Three rows, three columns</Text>
        <Button tone="accent" onPress={close}>
          Insert
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Insert table' }));
    await expect(await screen.findByRole('dialog', { name: 'Insert table' })).toBeVisible();
  },
};

export const ClosesFromInside: Story = {
  play: async (context) => {
    await Overview.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: 'Insert' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
