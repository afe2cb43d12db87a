import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Container } from '../layout/container';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { ThreadItem } from './thread-item';

const meta = {
  title: 'Data/Thread item',
  component: ThreadItem,
  args: { depth: 0, label: 'Mara Okafor', children: null },
} satisfies Meta<typeof ThreadItem>;
export default meta;

type Story = StoryObj<typeof meta>;

const answers = [
  ['Mara Okafor', 'Which foot leads on Falcon?'],
  ['Jonas Lind', 'The outside one, as on Tuesday.'],
  ['Mara Okafor', 'Also when the ball goes to the tail? There the front pod has a step more to go.'],
  ['Aiko Tan', 'Yes. The step is in the call.'],
  ['Jonas Lind', 'Then let us say it in the page.'],
  ['Mara Okafor', 'Done, see below the drawing.'],
  ['Aiko Tan', 'https://harbour-athletic.example/season/2025/quarter-final/lineout-calls-of-the-second-half'],
] as const;

function Thread({ depth = 0 }: { depth?: number }) {
  const [author, words] = answers[depth] ?? answers[0];
  return (
    <ThreadItem depth={depth} label={`${author}, ${depth}`}>
      <Stack gap="12">
        <Stack gap="2">
          <Text size="14" weight="strong">
            {author}
          </Text>
          <Text>{words}</Text>
        </Stack>
        {depth < answers.length - 1 && <Thread depth={depth + 1} />}
      </Stack>
    </ThreadItem>
  );
}

export const Overview: Story = {
  render: () => (
    <Container width="form">
      <Thread />
    </Container>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
};

export const Marked: Story = {
  render: () => (
    <Container width="form">
      <Stack gap="24">
        <ThreadItem depth={0} label="Mara Okafor">
          <Text>Which foot leads on Falcon?</Text>
        </ThreadItem>
        <ThreadItem depth={0} label="Jonas Lind" id="comment-2" isMarked>
          <Text>The outside one, as on Tuesday.</Text>
        </ThreadItem>
      </Stack>
    </Container>
  ),
};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };
