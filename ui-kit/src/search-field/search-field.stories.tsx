import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Stack } from '../layout/stack';
import { SearchField } from './search-field';

const meta = {
  title: 'Forms/Search field',
  component: SearchField,
  args: { label: 'Search this space', placeholder: 'Search', value: '', onChange: () => undefined },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Search({ start = '' }) {
  const [value, onChange] = useState(start);
  return <SearchField label="Search this space" placeholder="Search" {...{ value, onChange }} />;
}

export const Overview: Story = {
  render: () => (
    <Stack gap="16">
      <Search />
      <Search start="lineout" />
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const EscapeEmptiesIt: Story = {
  render: () => <Search start="lineout" />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
