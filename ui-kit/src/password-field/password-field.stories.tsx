import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { PasswordField } from './password-field';

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Password', name: 'password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ start = '' }) {
  const [value, setValue] = useState(start);
  const checklist = [
    { message: 'At least 8 characters', isMet: value.length >= 8 },
    { message: 'One lowercase letter', isMet: /[a-z]/.test(value) },
    { message: 'One number', isMet: /\d/.test(value) },
  ];
  const met = checklist.filter(({ isMet }) => isMet).length;
  const strength = { label: met === 3 ? 'Strong' : 'Weak', share: met / 3 };
  return (
    <PasswordField label="New password" name="new" {...{ value, checklist, strength }} onChange={setValue} />
  );
}

export const Overview: Story = {
  render: () => (
    <Stack gap="24">
      <PasswordField label="Password" name="a" autoComplete="current-password" defaultValue="Touchline1!" />
      <PasswordField label="Password" name="b" error="Password is required" />
      <Choosing start="touch" />
      <Choosing start="touchline1" />
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ShowsWhatWasTyped: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const TicksOffLive: Story = {
  render: () => <Choosing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Weak' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New password'), 'touchline1');
    await expect(canvas.getByRole('meter', { name: 'Strong' })).toBeVisible();
  },
};
