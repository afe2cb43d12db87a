import { useEffect, useState, type ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button';
import { PageIcon, PlusIcon, TagIcon, WhiteboardIcon } from '../icons/icons';
import { Box } from '../layout/box';
import { Grid } from '../layout/grid';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Text } from '../text/text';
import { Tree, type TreeNode } from './tree';

const items: TreeNode[] = [
  {
    id: 'set-pieces',
    label: 'Set pieces',
    icon: TagIcon,
    actions: <IconButton label="New page in Set pieces" icon={PlusIcon} size="small" />,
    children: [
      {
        id: 'lineout',
        label: 'Lineout',
        icon: TagIcon,
        children: [
          { id: 'calls', label: 'Lineout calls', icon: WhiteboardIcon },
          { id: 'inside', label: 'Inside their 22', icon: PageIcon },
        ],
      },
      { id: 'scrum', label: 'Scrum engagement', icon: PageIcon },
    ],
  },
  { id: 'defence', label: 'Defence', icon: TagIcon, isLoading: true },
  {
    id: 'long',
    label: 'A category whose name somebody made so long that no sidebar of this world could ever hold it',
    icon: TagIcon,
  },
];

const meta = {
  title: 'Data/Tree',
  component: Tree,
  args: { label: 'Categories', items, defaultExpandedIds: ['set-pieces', 'lineout', 'defence'] },
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing({ start = 'calls' }) {
  const [selectedId, onSelect] = useState(start);
  return (
    <Tree
      label="Categories to choose from"
      items={items}
      defaultExpandedIds={['set-pieces', 'lineout']}
      selectedId={selectedId}
      onSelect={onSelect}
    />
  );
}

const framed = (title: string, tree: ReactNode) => (
  <Stack gap="8">
    <Text tone="muted" size="14">
      {title}
    </Text>
    <Box border radius="medium" surface="surface" padding="8">
      {tree}
    </Box>
  </Stack>
);

/**
 * Waits for rows, which are rendered only after the first layout, before it forces pointer and keyboard
 * states onto them.
 */
function InStates({ children }: { children: ReactNode }) {
  const [, setLaidOut] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLaidOut(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <InState is="hovered" target='[data-key="set-pieces"]'>
      <InState is="pressed" target='[data-key="defence"]'>
        <InState is="focus-visible" target='[data-key="long"]'>
          {children}
        </InState>
      </InState>
    </InState>
  );
}

export const Overview: Story = {
  render: (args) => (
    <Grid columns={[1, 2, 3]} gap="24">
      {framed('Open, with a branch on its way', <Tree {...args} />)}
      {framed('One is chosen', <Choosing />)}
      {framed(
        'Under the pointer, pressed, with the focus',
        <InStates>
          <Tree {...args} label="States" defaultExpandedIds={[]} />
        </InStates>,
      )}
    </Grid>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const ArrowsOpenAndClose: Story = {
  args: { defaultExpandedIds: [] },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.queryByText('Lineout')).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Lineout')).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('Lineout calls')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByText('Lineout calls')).toBeNull());
  },
};

export const EnterChooses: Story = {
  render: () => <Choosing start="scrum" />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: 'Inside their 22' })).toHaveAttribute('aria-selected', 'true'),
    );
  },
};
