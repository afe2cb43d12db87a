import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Divider } from '../layout/bits';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Facts } from '../text/facts';
import { NeighbourLinks } from './neighbour-links';
import { NeighbourRoom } from './neighbour-room';

const previous = { href: '#before', label: 'Previous page', title: "Captain's run: the day before" };
const next = { href: '#after', label: 'Next play', title: 'Lighthouse' };
const long =
  'A title that somebody made so long that it goes on in the next line, and then in the one after that';

const meta = {
  title: 'Navigation/Neighbour links',
  component: NeighbourLinks,
  args: { label: 'Next and previous in this category', previous, next },
  decorators: [
    (Story) => (
      <NeighbourRoom>
        <Story />
      </NeighbourRoom>
    ),
  ],
} satisfies Meta<typeof NeighbourLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  decorators: [(Story) => <Story />],
  render: (args) => {
    const draft = (
      <Facts>
        Next page
        <Badge tone="warning">Draft</Badge>
      </Facts>
    );
    const rows = [
      args,
      { ...args, next: { ...next, label: draft } },
      { ...args, previous: undefined },
      { ...args, next: undefined },
      { ...args, previous: { ...previous, title: long }, next: { ...next, title: long } },
    ];
    return (
      <Stack gap="8">
        <InState is="hovered" target="a">
          <NeighbourLinks {...args} label="Under the pointer" />
        </InState>
        <InState is="focus-visible" target="a">
          <NeighbourLinks {...args} label="With the focus" />
        </InState>
        {rows.map((row, index) => (
          <Stack key={index} gap="8">
            <Divider />
            <NeighbourRoom>
              <NeighbourLinks {...row} label={`${args.label} ${index}`} />
            </NeighbourRoom>
          </Stack>
        ))}
      </Stack>
    );
  },
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const TheNextOneIsAtTheEndWithoutAPreviousOne: Story = {
  args: { previous: undefined },
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Next and previous in this category' });
    const link = canvas.getByRole('link', { name: 'Next play Lighthouse' });
    const { left, width } = navigation.getBoundingClientRect();
    await expect(link.getBoundingClientRect().left).toBeGreaterThan(left + width / 2 - 12);
  },
};
