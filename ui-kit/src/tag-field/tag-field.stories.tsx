import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { TagField } from './tag-field';

const suggestions = ['attack', 'defence', 'lineout', 'whiteboard', 'kick-off'];

const meta = {
  title: 'Forms/Tag field',
  component: TagField,
  args: {
    label: 'Tags',
    value: ['attack', 'whiteboard'],
    suggestions,
    placeholder: 'Add tags for filtering...',
    onChange: () => undefined,
  },
} satisfies Meta<typeof TagField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Tags({ start = ['attack'], isReadOnly = false }) {
  const [value, onChange] = useState(start);
  return (
    <TagField
      label="Tags"
      placeholder="Add tags for filtering..."
      {...{ value, onChange, suggestions, isReadOnly }}
    />
  );
}

const many = Array.from({ length: 30 }, (_, place) => `label ${place + 1}`);

export const Overview: Story = {
  render: () => (
    <Stack gap="24">
      <Tags start={[]} />
      <Tags start={['attack', 'whiteboard']} />
      <Tags start={['attack', 'whiteboard']} isReadOnly />
      <Tags start={[...many, 'a tag that is as long as a tag can be, fifty letters']} />
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ArrowsChooseEnterAdds: Story = {
  render: () => <Tags />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ou');
    await expect(canvas.getByRole('option', { name: 'lineout' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('lineout')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const EscapeCancels: Story = {
  render: () => <Tags />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'scrum{Escape}');
    await userEvent.tab();
    await expect(canvas.queryByText('scrum')).toBeNull();
  },
};

export const LeavingAdds: Story = {
  render: () => <Tags />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'scrum');
    await userEvent.tab();
    await expect(canvas.getByText('scrum')).toBeVisible();
  },
};
