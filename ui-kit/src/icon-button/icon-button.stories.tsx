import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BellIcon, ShareIcon, StarFilledIcon, StarIcon, TrashIcon } from '../icons/icons';
import { InState } from '../story/in-state';
import { Matrix } from '../story/matrix';
import { IconButton, type IconButtonProps } from './icon-button';
import { ToggleIconButton, type ToggleIconButtonProps } from './toggle-icon-button';

const meta = {
  title: 'Actions/Icon button',
  component: IconButton,
  args: { label: 'Share', icon: ShareIcon, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const statesOf = (props: Partial<IconButtonProps>) => {
  const button = <IconButton label="Share" icon={ShareIcon} {...props} />;
  return [
    button,
    <InState is="hovered">{button}</InState>,
    <InState is="focus-visible">{button}</InState>,
    <InState is="pressed">{button}</InState>,
    <IconButton key="disabled" label="Share" icon={ShareIcon} {...props} isDisabled />,
  ];
};

function Star({ isSelected: startsSelected = false, ...props }: Partial<ToggleIconButtonProps>) {
  const [isSelected, setSelected] = useState(startsSelected);
  return (
    <ToggleIconButton
      {...props}
      label="Star"
      icon={StarIcon}
      selectedIcon={StarFilledIcon}
      isSelected={isSelected}
      onChange={setSelected}
    />
  );
}

const starsOf = (props: Partial<ToggleIconButtonProps>) => {
  const star = <Star {...props} />;
  return [
    star,
    <InState is="hovered">{star}</InState>,
    <InState is="focus-visible">{star}</InState>,
    <InState is="pressed">{star}</InState>,
    <Star key="disabled" {...props} isDisabled />,
  ];
};

export const Overview: Story = {
  render: () => (
    <Matrix
      label="Icon buttons"
      columns={['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled']}
      rows={[
        { label: 'Quiet', cells: statesOf({}) },
        { label: 'Neutral', cells: statesOf({ tone: 'neutral' }) },
        { label: 'Accent', cells: statesOf({ tone: 'accent' }) },
        { label: 'Danger', cells: statesOf({ label: 'Delete', icon: TrashIcon, tone: 'danger' }) },
        { label: 'Small', cells: statesOf({ size: 'small' }) },
        {
          label: 'With a count',
          cells: statesOf({ label: 'Notifications, 3 new', icon: BellIcon, badge: 3 }),
        },
        {
          label: 'A link',
          cells: statesOf({ label: 'Notifications', icon: BellIcon, href: '#there' }).slice(0, 4),
        },
        { label: 'Off', cells: starsOf({}) },
        { label: 'On', cells: starsOf({ isSelected: true }) },
        { label: 'On, small', cells: starsOf({ isSelected: true, size: 'small' }) },
      ]}
    />
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const StarIsToggledByKeyboard: Story = {
  render: () => <Star />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Star', pressed: true })).toHaveFocus();
  },
};
