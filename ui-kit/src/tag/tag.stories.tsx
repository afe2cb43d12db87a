import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box } from '../layout/box';
import { Inline } from '../layout/inline';
import { Stack } from '../layout/stack';
import { InState } from '../story/in-state';
import { Tag, TagRow } from './tag';

const onRemove = fn();

const meta = { title: 'Data/Tag', component: Tag, args: { children: 'whiteboard' } } satisfies Meta<
  typeof Tag
>;
export default meta;
type Story = StoryObj<typeof meta>;

function Filter({ start = false }) {
  const [isSelected, setSelected] = useState(start);
  return (
    <Tag isSelected={isSelected} onPress={() => setSelected(!isSelected)}>
      defence
    </Tag>
  );
}

export const Overview: Story = {
  render: () => (
    <Stack gap="16">
      <Inline gap="8" wrap>
        <Tag>attack</Tag>
        <Filter />
        <Filter start />
        <InState is="hovered">
          <Tag onPress={onRemove}>under the pointer</Tag>
        </InState>
        <InState is="focus-visible">
          <Tag onPress={onRemove}>with the focus</Tag>
        </InState>
        <InState is="pressed">
          <Tag onPress={onRemove}>pressed</Tag>
        </InState>
      </Inline>
      <Inline gap="8" wrap>
        <Tag onRemove={onRemove} removeLabel="Remove kick-off">
          kick-off
        </Tag>
        <InState is="hovered">
          <Tag onRemove={onRemove} removeLabel="Remove lineout">
            lineout
          </Tag>
        </InState>
        <InState is="focus-visible">
          <Tag onRemove={onRemove} removeLabel="Remove maul">
            maul
          </Tag>
        </InState>
      </Inline>
      <TagRow tags={['attack', 'whiteboard', 'lineout', 'maul', 'defence']} max={3} />
      <Box>
        <TagRow
          tags={[
            'a tag that goes on for as long as fifty characters let',
            'another of the same kind, as long as',
          ]}
        />
      </Box>
    </Stack>
  ),
};
export const RightToLeft: Story = { ...Overview, globals: { direction: 'rtl' } };

export const FilterIsToggledByKeyboard: Story = {
  render: () => <Filter />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'defence', pressed: true })).toBeVisible();
  },
};

export const IsRemoved: Story = {
  args: { onRemove, removeLabel: 'Remove whiteboard' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove whiteboard' }));
    await expect(onRemove).toHaveBeenCalled();
  },
};
