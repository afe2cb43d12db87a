import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { ThreadItem } from './thread-item';

const meta = {
  title: 'Data/Thread item',
  component: ThreadItem,
  args: { depth: 0, label: 'Mara Okafor', children: null },
} satisfies Meta<typeof ThreadItem>;
export default meta;

function Thread({ depth = 0 }: { depth?: number }) {
  return (
    <ThreadItem depth={depth} label={`Mara Okafor, ${depth}`}>
      <Stack gap="12">
        <Text>{depth === 0 ? 'Which foot leads on Falcon?' : `Answer number ${depth}`}</Text>
        {depth < 6 && <Thread depth={depth + 1} />}
      </Stack>
    </ThreadItem>
  );
}

export const Overview: StoryObj<typeof meta> = {
  render: () => <Thread />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
  },
};
