import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
import { NewPasswordField } from './new-password-field';
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
    <NewPasswordField
      label="New password"
      name="new"
      value={value}
      checklist={checklist}
      strength={strength}
      onChange={setValue}
    />
  );
}

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="24">
      <PasswordField label="Empty" name="a" placeholder="Your password" />
      <PasswordField label="Filled" name="b" autoComplete="current-password" defaultValue="Touchline1!" />
      <PasswordField label="Refused" name="c" error="Password is required" isRequired />
      <InState is="hovered" target="input">
        <PasswordField label="Under the pointer" name="d" defaultValue="Touchline1!" />
      </InState>
      <InState is="focus-visible" target="input">
        <PasswordField label="With the focus" name="e" defaultValue="Touchline1!" />
      </InState>
      <PasswordField label="Disabled" name="f" defaultValue="Touchline1!" isDisabled />
      <Choosing />
      <Choosing start="touch" />
      <Choosing start="touchline1" />
    </Grid>
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
