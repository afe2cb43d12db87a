import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/text';
import { Box } from './box';
import { Grid } from './grid';

const meta = { title: 'Layout/Box', component: Box, args: { children: null } } satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

const surfaces = ['canvas', 'surface', 'sunken', 'raised'] as const;

export const Overview: Story = {
  render: () => (
    <Grid columns={[1, 2, 4]} gap="24">
      {surfaces.map((surface) => (
        <Box surface={surface} border radius="medium" padding="24" key={surface}>
          <Text>{surface}</Text>
        </Box>
      ))}
      <Box border radius="small" paddingX="48" paddingY="8">
        <Text>padded at two edges</Text>
      </Box>
      <Box surface="sunken" radius="full" paddingX="16" paddingY="4">
        <Text>full radius</Text>
      </Box>
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
