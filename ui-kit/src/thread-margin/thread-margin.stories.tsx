import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Box } from '../layout/box';
import { Stack } from '../layout/stack';
import { Text } from '../text/text';
import { placeThreads } from './place-threads';
import { Excerpt, MarginMark, ThreadCard } from './thread-card';

const threads = [
  {
    id: 1,
    author: 'Ross Gallagher',
    words: 'Only from the left. From the right he is quick.',
    top: 0,
    mark: 1,
  },
  { id: 2, author: 'Riley Nakamura', words: 'Late by how much? Is seven there before ours?', top: 40 },
  { id: 3, author: 'Kofi Mensah', words: 'Who calls it, ten or the captain? '.repeat(6), top: 80 },
];

function Margin() {
  const [active, setActive] = useState<number>();
  const margin = useRef<HTMLDivElement>(null);
  const placed = placeThreads(
    threads.map(({ id, top }) => ({ id, top, height: 96 })),
    { active, min: -100, gap: 12 },
  );
  return (
    <Box padding="48">
      <div ref={margin} style={{ position: 'relative', inlineSize: 'min(304px, 100%)', blockSize: 420 }}>
        {threads.map(({ id, author, words, mark }) => (
          <ThreadCard
            key={id}
            label={author}
            openLabel={`Open the comment by ${author}`}
            isActive={active === id}
            mark={mark}
            place={placed.get(id) ?? 0}
            onOpen={() => setActive(id)}
            onPoint={() => undefined}
          >
            <Stack gap="4">
              <Text size="14" weight="strong">
                {author}
              </Text>
              {active === id ? <Text>{words}</Text> : <Excerpt>{words}</Excerpt>}
            </Stack>
          </ThreadCard>
        ))}
        <MarginMark label="2 comments on “the full back”" count={2} place={380} onPress={() => undefined} />
      </div>
    </Box>
  );
}

const meta = { title: 'Data/Thread margin', component: Margin } satisfies Meta<typeof Margin>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {};

export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const APressOpensAThreadAtItsWords: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the comment by Riley Nakamura' }));
    await expect(canvas.getByRole('article', { name: 'Riley Nakamura' }).style.transform).toBe(
      'translateY(40px)',
    );
    await expect(canvas.queryByRole('button', { name: 'Open the comment by Riley Nakamura' })).toBeNull();
  },
};
