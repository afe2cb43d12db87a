import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BellIcon, ShareIcon, StarFilledIcon, StarIcon, TrashIcon } from '../icons/icons';
import { Inline } from '../layout/inline';
import { IconButton } from './icon-button';
import { ToggleIconButton } from './toggle-icon-button';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Share', icon: ShareIcon, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Star({ startsSelected = false }) {
  const [isSelected, setSelected] = useState(startsSelected);
  return (
    <ToggleIconButton
      label="Star"
      icon={StarIcon}
      selectedIcon={StarFilledIcon}
      isSelected={isSelected}
      onChange={setSelected}
    />
  );
}

export const Overview: Story = {
  render: () => (
    <Inline gap="8" wrap>
      <IconButton label="Share" icon={ShareIcon} />
      <IconButton label="Share, in a box" icon={ShareIcon} tone="neutral" />
      <IconButton label="Share, small" icon={ShareIcon} size="small" />
      <IconButton label="Delete" icon={TrashIcon} tone="danger" />
      <IconButton label="Cannot share" icon={ShareIcon} isDisabled />
      <IconButton label="Notifications, 3 new" icon={BellIcon} badge={3} />
      <IconButton label="Notifications page" icon={BellIcon} href="#there" />
      <Star />
      <Star startsSelected />
    </Inline>
  ),
};

export const StarIsToggledByKeyboard: Story = {
  render: () => <Star />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Star', pressed: true })).toHaveFocus();
  },
};
