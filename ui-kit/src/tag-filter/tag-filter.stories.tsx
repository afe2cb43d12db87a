import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { TagFilter } from './tag-filter';

const tags = ['attack', 'breakdown', 'defence', 'drill', 'kicking', 'lineout', 'match-plan', 'whiteboard'];

function Filter() {
  const [selected, setSelected] = useState(['defence']);
  const toggle = (tag: string) =>
    setSelected((now) => (now.includes(tag) ? now.filter((each) => each !== tag) : [...now, tag]));
  return <TagFilter label="Filter by Label" tags={tags} selected={selected} onToggle={toggle} />;
}

const meta = {
  title: 'Data/Tag filter',
  component: TagFilter,
  args: { label: 'Filter by Label', tags, selected: [], onToggle: () => undefined },
} satisfies Meta<typeof TagFilter>;
export default meta;

export const Overview: StoryObj<typeof meta> = {
  render: () => <Filter />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'attack' }));
    await expect(canvas.getByRole('button', { name: 'attack' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'defence' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'attack' }));
    await expect(canvas.getByRole('button', { name: 'attack' })).toHaveAttribute('aria-pressed', 'false');
  },
};
export const RightToLeft: StoryObj<typeof meta> = { ...Overview, globals: { direction: 'rtl' } };
