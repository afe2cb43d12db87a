import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
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

export const PendingSubmitsNothing: Story = {
  args: { isPending: true, type: 'submit' },
  render: ({ onPress, ...args }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onPress?.();
      }}
    >
      <input aria-label="Email" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'coach@club.example{Enter}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const LooksPressedWhileThePointerIsOnIt: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const held = { pointerId: 1, buttons: 1 };
    await fireEvent.pointerDown(button, held);
    await expect(button).toHaveAttribute('data-pressed');
    await fireEvent.pointerOut(button, held);
    await expect(button).not.toHaveAttribute('data-pressed');
    await fireEvent.pointerOver(button, held);
    await expect(button).toHaveAttribute('data-pressed');
    await fireEvent.pointerCancel(button, held);
    await expect(button).not.toHaveAttribute('data-pressed');
  },
};

export const AFingerHoversOverNothing: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await fireEvent.pointerOver(button, { pointerType: 'touch' });
    await expect(button).not.toHaveAttribute('data-hovered');
    await fireEvent.pointerOver(button, { pointerType: 'mouse' });
    await expect(button).toHaveAttribute('data-hovered');
    await fireEvent.pointerOut(button, { pointerType: 'mouse' });
    await expect(button).not.toHaveAttribute('data-hovered');
  },
};

const onAround = fn();

export const APressIsNobodyElses: Story = {
  render: (args) => (
    <div
      role="presentation"
      onClick={onAround}
      onPointerDown={onAround}
      onMouseDown={onAround}
      onKeyDown={onAround}
    >
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas, args }) => {
    onAround.mockClear();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(onAround).not.toHaveBeenCalled();
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
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect()).toMatchObject({ width, height });
  },
};

const saveLabels = ['Saved', 'Saving...', 'Update'];

export const ChangingItsLabelKeepsItsSizeToThePixel: Story = {
  render: () => (
    <>
      {saveLabels.map((label) => (
        <Button key={label} tone={label === 'Update' ? 'accent' : 'neutral'} labels={saveLabels}>
          {label}
        </Button>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const sizes = saveLabels.map((name) => canvas.getByRole('button', { name }).getBoundingClientRect());
    await expect(new Set(sizes.map(({ width, height }) => `${width} x ${height}`)).size).toBe(1);
  },
};
