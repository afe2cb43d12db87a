import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StarFilledIcon, StarIcon } from '../icons/icons';
import { InState } from '../story/in-state';
import { Matrix } from '../story/matrix';
import { ToggleButton, type ToggleButtonProps } from './toggle-button';

const meta = {
  title: 'Actions/Toggle button',
  component: ToggleButton,
  args: { label: 'Follow', icon: StarIcon, selectedIcon: StarFilledIcon },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const statesOf = (props: Partial<ToggleButtonProps>) => {
  const button = <ToggleButton label="Follow" icon={StarIcon} selectedIcon={StarFilledIcon} {...props} />;
  return [
    button,
    <InState is="hovered">{button}</InState>,
    <InState is="focus-visible">{button}</InState>,
    <InState is="pressed">{button}</InState>,
    <ToggleButton
      key="disabled"
      label="Follow"
      icon={StarIcon}
      selectedIcon={StarFilledIcon}
      {...props}
      isDisabled
    />,
  ];
};

export const Overview: Story = {
  render: () => (
    <Matrix
      label="Toggle buttons"
      columns={['Rest', 'Hover', 'Focus', 'Pressed', 'Disabled']}
      rows={[
        { label: 'Neutral', cells: statesOf({}) },
        { label: 'Neutral, on', cells: statesOf({ defaultSelected: true }) },
        { label: 'Quiet', cells: statesOf({ tone: 'quiet' }) },
        { label: 'Quiet, on', cells: statesOf({ tone: 'quiet', defaultSelected: true }) },
        { label: 'Small', cells: statesOf({ size: 'small' }) },
        { label: 'Small, on', cells: statesOf({ size: 'small', defaultSelected: true }) },
        {
          label: 'Words alone',
          cells: statesOf({ icon: undefined, selectedIcon: undefined, label: 'Unread only' }),
        },
      ]}
    />
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

function Follow() {
  const [isSelected, setSelected] = useState(false);
  return <ToggleButton label="Follow" isSelected={isSelected} onChange={setSelected} />;
}

export const SpaceTurnsItOnAndOffAndTheNameStays: Story = {
  render: () => <Follow />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Follow', pressed: true })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Follow', pressed: false })).toHaveFocus();
  },
};
