import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Badge } from '../badge/badge';
import { Stack } from '../layout/stack';
import { ShirtNumber } from '../shirt-number/shirt-number';
import { InState } from '../story/in-state';
import { PersonTile, PersonTiles, PersonTilesSkeleton } from './person-tiles';

const onOpen = fn();

const meta = {
  title: 'Data/Person tiles',
  component: PersonTiles,
  args: {
    label: 'Players',
    children: (
      <>
        <PersonTile name="Leo Fairbanks" detail={<ShirtNumber number="9" codes={['HK']} />} onOpen={onOpen} />
        <PersonTile name="Ross Gallagher" badge={<Badge>You</Badge>} onOpen={onOpen} />
        <PersonTile name="Ines Duarte" detail="Coach" onOpen={onOpen} isOpen />
        <PersonTile
          name="Maximiliane-Charlotte Featherstonehaugh-Cholmondeley of the Second Fifteen"
          detail={<ShirtNumber number="128" codes={['GK', 'LB', 'CB', 'RB']} />}
          badge={<Badge>You</Badge>}
          onOpen={onOpen}
        />
      </>
    ),
  },
} satisfies Meta<typeof PersonTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: (args) => (
    <Stack gap="24">
      <PersonTiles {...args} />
      <InState is="hovered">
        <PersonTiles label="Under the pointer">
          <PersonTile name="Kofi Mensah" onOpen={onOpen} />
        </PersonTiles>
      </InState>
      <InState is="focus-visible">
        <PersonTiles label="With the focus">
          <PersonTile name="Kofi Mensah" onOpen={onOpen} />
        </PersonTiles>
      </InState>
      <PersonTilesSkeleton tiles={3} />
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

const heightsOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('button').map((tile) => tile.offsetHeight);

export const TilesAre72HighAndOpenWithThePressedElement: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    onOpen.mockClear();
    const tile = canvas.getByRole('button', { name: 'Leo Fairbanks 9 HK' });
    await userEvent.click(tile);
    await expect(onOpen).toHaveBeenCalledWith(tile);
    await expect([...new Set(heightsOf(canvas))]).toEqual([72]);
  },
};

export const RowsAre60HighOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect([...new Set(heightsOf(canvas))]).toEqual([60]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
