import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ToggleIconButton } from '../icon-button/toggle-icon-button';
import { BoldIcon, CommentIcon, HighlightIcon } from '../icons/icons';
import { Text } from '../text/text';
import { ToolbarGroup } from '../toolbar/toolbar';
import { SelectionButton, type SelectionButtonProps } from './selection-button';

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

function WithToolsOf(args: SelectionButtonProps) {
  const [tools, setTools] = useState<HTMLDivElement | null>(null);
  const [isBold, setBold] = useState(false);
  return (
    <>
      <Text>Some of these words are selected.</Text>
      <SelectionButton {...args} takeTools={setTools} />
      {tools &&
        createPortal(
          <ToolbarGroup label="Selection">
            <ToggleIconButton
              size="small"
              label="Bold"
              icon={BoldIcon}
              isSelected={isBold}
              onChange={setBold}
            />
            <ToggleIconButton
              size="small"
              label="Highlight"
              icon={HighlightIcon}
              isSelected={false}
              onChange={fn()}
            />
          </ToolbarGroup>,
          tools,
        )}
    </>
  );
}

export const WithTools: Story = {
  args: { at: new DOMRect(160, 120, 80, 20) },
  render: (args) => <WithToolsOf {...args} />,
  play: async () => {
    const bold = screen.getByRole('button', { name: 'Bold' });
    await userEvent.click(bold);
    await expect(bold).toHaveAttribute('aria-pressed', 'true');
    onPress.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Comment' }));
    await expect(onPress).toHaveBeenCalledOnce();
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
