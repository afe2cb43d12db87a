import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from '../story/tile';
import { Grid } from './grid';
import { Stack } from './stack';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { gap: '8', children: null },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const gaps = ['4', '8', '16', '32'] as const;
const aligns = ['stretch', 'start', 'center', 'end'] as const;

export const Overview: Story = {
  render: () => (
    <Stack gap="32">
      <Grid columns={[2, 4, 4]} gap="24">
        {gaps.map((gap) => (
          <Stack gap={gap} key={gap}>
            <Tile>gap {gap}</Tile>
            <Tile />
            <Tile />
          </Stack>
        ))}
      </Grid>
      <Grid columns={[2, 4, 4]} gap="24">
        {aligns.map((align) => (
          <Stack gap="8" align={align} key={align}>
            <Tile>align {align}</Tile>
            <Tile>short</Tile>
          </Stack>
        ))}
      </Grid>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
