import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../text/text';
import { Tile } from '../story/tile';
import { ScrollStart } from './scroll-start';
import { ShowAbove, ShowBelow } from './show-above';
import { Centered, Divider, ScrollArea } from './bits';
import { Box } from './box';
import { Inline } from './inline';
import { Stack } from './stack';

const meta = {
  title: 'Layout/Divider and scroll area',
  component: ScrollArea,
  subcomponents: { Divider, Centered, ShowAbove, ShowBelow, ScrollStart },
  args: { label: 'Fifteen shirts', children: null },
} satisfies Meta<typeof ScrollArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const shirts = (
  <Inline gap="8">
    {Array.from({ length: 30 }, (_, place) => (
      <Tile key={place}>number {place + 1}</Tile>
    ))}
  </Inline>
);

export const Overview: Story = {
  render: (args) => (
    <Stack gap="24">
      <Stack gap="12">
        <Text>Above the hairline</Text>
        <Divider />
        <Text>Below it</Text>
      </Stack>
      <ScrollArea {...args}>{shirts}</ScrollArea>
      <Box border radius="medium" padding="48">
        <Centered>
          <Text>In the middle of what room there is</Text>
        </Centered>
      </Box>
      <ShowAbove breakpoint="tablet">
        <Text tone="muted">Shown from 640 px on</Text>
      </ShowAbove>
      <ShowBelow breakpoint="tablet">
        <Text tone="muted">Shown on phones only</Text>
      </ShowBelow>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ScrollsByKeyboard: Story = {
  render: (args) => <ScrollArea {...args}>{shirts}</ScrollArea>,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Fifteen shirts' })).toHaveFocus();
  },
};

export const StartOfAScreen: Story = {
  render: () => (
    <ScrollStart isStart>
      <Text>The screen begins here.</Text>
    </ScrollStart>
  ),
};
