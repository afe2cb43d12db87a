import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from '../story/tile';
import { Column, Columns } from './columns';
import { Stack } from './stack';

const meta = {
  title: 'Layout/Columns',
  component: Columns,
  args: { gap: '16', children: null },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="32">
      <Columns gap="16">
        <Column width={2}>
          <Tile height={96}>two parts</Tile>
        </Column>
        <Column>
          <Tile height={96}>one part</Tile>
        </Column>
      </Columns>
      <Columns gap="16" besideFrom="desktop" align="center">
        <Column width="content">
          <Tile>as wide as this</Tile>
        </Column>
        <Column>
          <Tile height={96}>the rest, beside it on a desktop only</Tile>
        </Column>
      </Columns>
      <Columns gap="8" besideFrom="phone">
        <Column width={3}>
          <Tile>three parts, on phones too</Tile>
        </Column>
        <Column width={1}>
          <Tile>one</Tile>
        </Column>
      </Columns>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
