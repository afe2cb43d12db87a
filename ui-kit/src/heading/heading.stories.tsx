import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/stack';
import { Heading } from './heading';

const meta = {
  title: 'Text/Heading',
  component: Heading,
  args: { level: 2, children: 'Lineout calls' },
} satisfies Meta<typeof Heading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Overview: Story = {
  render: () => (
    <Stack gap="16">
      <Heading level={1} size="36">
        Falcons U18, match plan 14
      </Heading>
      <Heading level={1}>Lineout calls inside their 22</Heading>
      <Heading level={2}>Front pod</Heading>
      <Heading level={3}>When the hooker sees a gap at the back</Heading>
      <Heading level={4}>Jumpers 2, 4, 6</Heading>
      <Heading level={2} truncate>
        {'A title of two hundred characters that goes on and on because somebody wanted to say everything at once, '.repeat(
          2,
        )}
      </Heading>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
