import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tile } from '../story/tile';
import { Bleed } from './bleed';
import { Container } from './container';
import { Stack } from './stack';

const meta = {
  title: 'Layout/Container',
  component: Container,
  subcomponents: { Bleed },
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
      <Container width="page">
        <Bleed>
          <Tile height={72}>Bleed: out of the container, on phones</Tile>
        </Bleed>
      </Container>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
