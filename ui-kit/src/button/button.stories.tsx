import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlusIcon, TrashIcon } from '../icons/icons';
import { Box } from '../layout/box';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Matrix } from '../story/matrix';
import { Button, type ButtonProps } from './button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Send invitation', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const states = ['Rest', 'Hover', 'Focus', 'Pressed', 'Pending', 'Disabled', 'With icon', 'A link'];

const statesOf = (props: Omit<ButtonProps, 'children'>) => {
  const words = props.tone === 'danger' ? 'Delete page' : 'New page';
  const button = <Button {...props}>{words}</Button>;
  return [
    button,
    <InState is="hovered">{button}</InState>,
    <InState is="focus-visible">{button}</InState>,
    <InState is="pressed">{button}</InState>,
    <Button key="pending" {...props} isPending>
      {words}
    </Button>,
    <Button key="disabled" {...props} isDisabled>
      {words}
    </Button>,
    <Button key="icon" {...props} icon={props.tone === 'danger' ? TrashIcon : PlusIcon}>
      {words}
    </Button>,
    <Button key="link" {...props} href="#there">
      {words}
    </Button>,
  ];
};

export const Overview: Story = {
  render: () => (
    <Stack gap="32">
      <Matrix
        label="Buttons"
        columns={states}
        rows={[
          { label: 'Accent', cells: statesOf({ tone: 'accent' }) },
          { label: 'Neutral', cells: statesOf({}) },
          { label: 'Quiet', cells: statesOf({ tone: 'quiet' }) },
          { label: 'Danger', cells: statesOf({ tone: 'danger' }) },
          { label: 'Accent, small', cells: statesOf({ tone: 'accent', size: 'small' }) },
          { label: 'Neutral, small', cells: statesOf({ size: 'small' }) },
          { label: 'Quiet, small', cells: statesOf({ tone: 'quiet', size: 'small' }) },
          { label: 'Danger, small', cells: statesOf({ tone: 'danger', size: 'small' }) },
        ]}
      />
      <Box border radius="medium" padding="16">
        <Button fullWidth tone="accent">
          Send the line-up for Saturday’s away match against Harbour Athletic to the whole squad and all
          parents
        </Button>
      </Box>
    </Stack>
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const PressedByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const PendingKeepsNameAndIgnoresPresses: Story = {
  args: { isPending: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send invitation/ }));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

function Sending() {
  const [isPending, setPending] = useState(false);
  return (
    <Button tone="accent" isPending={isPending} onPress={() => setPending(true)}>
      Send invitation
    </Button>
  );
}

export const PendingKeepsItsSizeToThePixel: Story = {
  render: () => <Sending />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Send invitation' });
    const { width, height } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAttribute('data-pending');
    await expect(button.getBoundingClientRect()).toMatchObject({ width, height });
  },
};
