import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from '../story/tile';
import { Container } from './container';
import { Stack } from './stack';

const meta = {
  title: 'Layout/Container',
  component: Container,
  args: { width: 'text', children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

const widths = ['form', 'text', 'page', 'content'] as const;

export const Overview: Story = {
  render: () => (
    <Stack gap="16">
      {widths.map((width) => (
        <Container width={width} key={width}>
          <Tile height={72}>{width}</Tile>
        </Container>
      ))}
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
