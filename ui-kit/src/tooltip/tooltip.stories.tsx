import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { label: 'Tuesday, 4 March 2025, 18:20', children: <Button>2 hours ago</Button> },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const ShowsOnKeyboardFocusAndGoesOnEscape: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};

export const WaitsUnderTheMouse: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'));
    await expect(screen.queryByRole('tooltip')).toBeNull();
    await expect(await screen.findByRole('tooltip', {}, { timeout: 1500 })).toBeVisible();
    await userEvent.unhover(canvas.getByRole('button'));
    await expect(screen.queryByRole('tooltip')).toBeNull();
  },
};
