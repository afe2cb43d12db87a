import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Grid } from '../layout/grid';
import { InState } from '../story/in-state';
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
  return <SearchField label="Search this space" placeholder="Search" value={value} onChange={onChange} />;
}

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 3]} gap="24">
      <Search />
      <Search start="lineout" />
      <Search start="what the back row does when the ball comes off the top to the scrum half" />
      <InState is="hovered" target="input">
        <Search />
      </InState>
      <InState is="focus-visible" target="input">
        <Search start="maul" />
      </InState>
    </Grid>
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
