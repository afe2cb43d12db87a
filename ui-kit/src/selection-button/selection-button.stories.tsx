import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CommentIcon } from '../icons/icons';
import { Text } from '../text/text';
import { SelectionButton } from './selection-button';

const onPress = fn();

const meta = {
  title: 'Actions/Selection button',
  component: SelectionButton,
  args: {
    label: 'Comment',
    keys: 'Ctrl Alt M',
    icon: CommentIcon,
    at: new DOMRect(120, 120, 80, 20),
    onPress,
  },
  render: (args) => (
    <>
      <Text>Some of these words are selected.</Text>
      <SelectionButton {...args} />
    </>
  ),
} satisfies Meta<typeof SelectionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  play: async () => {
    onPress.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ItStaysOnTheScreen: Story = {
  args: { at: new DOMRect(0, 4, 20, 20) },
  play: async () => {
    const { left, top } = screen.getByRole('button', { name: 'Comment' }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(top).toBeGreaterThan(24);
  },
};

export const ByFinger: Story = {
  args: { isTouch: true, at: new DOMRect(120, 240, 80, 20) },
  play: async () => {
    const { top } = screen.getByRole('button', { name: 'Comment' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(280);
  },
};

export const MoreIsSelectedThanTheScreenShows: Story = {
  args: { at: new DOMRect(120, -500, 80, 3000) },
  play: async () => {
    const { top, bottom } = screen.getByRole('button', { name: 'Comment' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
};

export const NothingSelected: Story = {
  args: { at: undefined },
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Comment' })).toBeNull();
  },
};
