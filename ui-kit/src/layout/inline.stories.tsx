import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Tile } from '../story/tile';
import { Spacer } from './bits';
import { Inline } from './inline';
import { Text } from '../text/text';
import { Stack } from './stack';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { gap: '8', children: null },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

const justifies = ['start', 'center', 'end', 'between'] as const;
const calls = ['Falcon', 'Hawk', 'Kestrel', 'Osprey', 'Merlin', 'Harrier', 'Buzzard', 'Goshawk', 'Red kite'];

export const Overview: Story = {
  render: () => (
    <Stack gap="24">
      {justifies.map((justify) => (
        <Inline gap="8" justify={justify} key={justify}>
          <Tile>{justify}</Tile>
          <Tile height={72}>tall</Tile>
          <Tile>third</Tile>
        </Inline>
      ))}
      <Stack gap="4">
        <Text>The words of its first button stand in line with these.</Text>
        <Inline gap="4" isHanging>
          <Button size="small" tone="quiet">
            Reply
          </Button>
          <Button size="small" tone="quiet">
            Resolve
          </Button>
        </Inline>
      </Stack>
      <Inline gap="8">
        <Tile>first</Tile>
        <Spacer />
        <Tile>after a Spacer</Tile>
      </Inline>
      <Inline gap="8" wrap>
        {calls.map((call) => (
          <Tile key={call}>{call} wraps where there is no room</Tile>
        ))}
      </Inline>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
